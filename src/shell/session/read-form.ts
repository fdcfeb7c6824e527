/** What stands in the fields of a form, by their names. */
export function readForm<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const given = new FormData(form)
  const textOf = (name: Name): string => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

/** What is to be put right first. */
export function focusOn(form: HTMLFormElement, name: string | undefined): void {
  if (name !== undefined) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
