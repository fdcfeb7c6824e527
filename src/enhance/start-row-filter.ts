/** Fetched where a table can be narrowed, and nowhere else. */
export function startRowFilter(): void {
  if (document.querySelector('[data-row-filter]')) void import('./filter-rows').then(({ filterRows }) => filterRows())
}
