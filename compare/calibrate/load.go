package calibrate

import (
	"context"
	"runtime"
	"time"

	"github.com/cgoworth/cgoworth/compare/calibrate/synthetic"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// neighbours keeps one other process busy for each core until ctx ends: workers
// that do synthetic work without a pause.
func neighbours(ctx context.Context, folder string, deadline time.Duration) error {
	for range runtime.NumCPU() {
		w, err := worker.Start(ctx, worker.Locate(folder, worker.Calibration().Name), deadline)
		if err != nil {
			return err
		}
		prepare := &worker.Request{Do: worker.DoPrepare, Suite: synthetic.Factor(0), Operation: synthetic.Work,
			Input: op.Input{Ints: map[string]int{synthetic.Units: synthetic.Calls}}}
		if _, err := w.Do(prepare, deadline); err != nil {
			return err
		}
		go busy(w)
	}
	return nil
}

// busy asks for a second of work at a time. It ends when the worker does, which
// the context of the worker sees to.
func busy(w *worker.Worker) {
	const calls = 20_000
	for {
		if _, err := w.Do(&worker.Request{Do: worker.DoBatch, Calls: calls}, time.Minute); err != nil {
			return
		}
	}
}
