/** What stands in one field of a form: a file is no text. */
export function readText(given: FormData, name: string): string {
  const value = given.get(name)
  return typeof value === 'string' ? value : ''
}

/** What stands in the fields of a form, by their names. */
export function readForm<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const given = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, readText(given, name)])) as Record<Name, string>
}

/** What is to be put right first. */
export function focusOn(form: HTMLFormElement, name: string | undefined): void {
  if (name !== undefined) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
