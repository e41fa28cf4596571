
// The page is complete without this script; it only sorts and filters the table.
(() => {
	const table = document.getElementById('table'), form = document.getElementById('filter'), shown = document.getElementById('shown');
	const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
	const rows = [...body.rows].map((row, place) => ({
		row, place, family: row.dataset.f, suite: row.dataset.s, verdict: row.dataset.v,
		keys: row.dataset.k.split(' ').map(Number), text: row.textContent.toLowerCase(),
	}));

	// Rows that are equal in a column keep the order of the run.
	function sort(column, descending) {
		const key = heads[column].dataset.key, sign = descending ? -1 : 1;
		const value = key === '' ? r => r.row.cells[column].textContent : r => r.keys[key];
		const order = key === '' ? (a, b) => (a < b ? -1 : a > b ? 1 : 0) : (a, b) => a - b;
		const sorted = rows.map(r => [value(r), r]).sort((a, b) => sign * order(a[0], b[0]) || a[1].place - b[1].place);
		body.append(...sorted.map(pair => pair[1].row));
		heads.forEach((head, i) => i === column ? head.setAttribute('aria-sort', descending ? 'descending' : 'ascending') : head.removeAttribute('aria-sort'));
	}

	function filter() {
		const { family, suite, verdict, text } = form.elements, words = text.value.toLowerCase().split(/\s+/);
		let count = 0;
		for (const r of rows) {
			const fits = (!family.value || r.family === family.value) && (!suite.value || r.suite === suite.value) &&
				(!verdict.value || r.verdict === verdict.value) && words.every(word => r.text.includes(word));
			r.row.hidden = !fits;
			count += fits;
		}
		shown.value = `${count} of ${rows.length} rows`;
	}

	heads.forEach((head, column) => {
		const button = document.createElement('button');
		button.type = 'button';
		button.textContent = head.textContent;
		button.addEventListener('click', () => sort(column, head.getAttribute('aria-sort') === 'ascending'));
		head.replaceChildren(button);
	});
	form.addEventListener('input', filter);
	form.addEventListener('submit', event => event.preventDefault());
	form.hidden = false;
	filter(); // a browser may have kept what was chosen before
})();
