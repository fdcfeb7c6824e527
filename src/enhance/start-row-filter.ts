/** Fetched where somebody begins to narrow a table, or comes to one that is narrowed, and nowhere else. */
export function startRowFilter(): void {
  const filter = document.querySelector('[data-row-filter]')
  const load = () => void import('./filter-rows').then(({ filterRows }) => filterRows())
  if (filter && /[?&](row|state)=/.test(location.search)) load()
  else filter?.addEventListener('focusin', load, { once: true })
}
