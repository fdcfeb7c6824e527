const toPlain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const names = ['row', 'state'] as const

const fieldIn = (filter: HTMLElement, name: (typeof names)[number]) =>
  filter.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)

/** What is typed and chosen stands in the address as well, so that a narrowed table can be sent on. */
function narrow(filter: HTMLElement, rows: readonly HTMLTableRowElement[]): void {
  const [row = '', state = ''] = names.map((name) => fieldIn(filter, name)?.value)
  for (const one of rows) {
    const isNamed = toPlain(one.cells[0]?.textContent).includes(toPlain(row))
    one.hidden = !isNamed || (state !== '' && !one.querySelector(`[data-state="${CSS.escape(state)}"]`))
  }
  const shown = rows.filter((one) => !one.hidden).length
  const status = filter.querySelector<HTMLElement>('[data-count]')
  if (status) {
    status.textContent = (status.dataset['count'] ?? '')
      .replace('{shown}', String(shown))
      .replace('{total}', String(rows.length))
  }
  const address = new URL(window.location.href)
  for (const [name, value] of [['row', row] as const, ['state', state] as const]) {
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  if (address.href !== window.location.href) history.replaceState(history.state, '', address)
}

/** The filter of a table that is whole without it. */
export function filterRows(): void {
  for (const filter of document.querySelectorAll<HTMLElement>('[data-row-filter]')) {
    const table = document.getElementById(filter.dataset['rowFilter'] ?? '')?.closest('table')
    if (!table) continue
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
    const asked = new URLSearchParams(window.location.search)
    for (const name of names) {
      const field = fieldIn(filter, name)
      // What was typed while this was on its way stays.
      const value = asked.get(name)
      if (field && value !== null) field.value = value
    }
    filter.addEventListener('input', () => narrow(filter, rows))
    narrow(filter, rows)
  }
}
