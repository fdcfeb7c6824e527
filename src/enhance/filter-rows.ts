const toPlain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const toText = (given: FormDataEntryValue | null): string => (typeof given === 'string' ? given : '')

const names = ['row', 'state'] as const

/** What is typed and chosen stands in the address as well, so that a narrowed table can be sent on. */
function narrow(form: HTMLFormElement, rows: readonly HTMLTableRowElement[]): void {
  const given = new FormData(form)
  const [row = '', state = ''] = names.map((name) => toText(given.get(name)))
  for (const one of rows) {
    const isNamed = toPlain(one.cells[0]?.textContent).includes(toPlain(row))
    one.hidden = !isNamed || (state !== '' && !one.querySelector(`[data-state="${CSS.escape(state)}"]`))
  }
  const shown = rows.filter((one) => !one.hidden).length
  const status = form.querySelector<HTMLElement>('[data-count]')
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
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-row-filter]')) {
    const table = document.getElementById(form.dataset['rowFilter'] ?? '')?.closest('table')
    if (!table) continue
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]
    const asked = new URLSearchParams(window.location.search)
    for (const name of names) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = asked.get(name) ?? ''
    }
    form.hidden = false
    form.addEventListener('input', () => narrow(form, rows))
    form.addEventListener('submit', (event) => event.preventDefault())
    narrow(form, rows)
  }
}
