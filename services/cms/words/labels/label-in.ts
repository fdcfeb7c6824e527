/** A name of a field in one language; none where it has no name. */
export function labelIn(label: unknown, language = 'en'): string | undefined {
  if (typeof label === 'string') return label === '' ? undefined : label
  if (typeof label !== 'object' || label === null) return undefined
  const { [language]: own, en } = label as Record<string, string | undefined>
  return own ?? en
}

/** What forms call a field, where they call it anything; else what programs call it. */
export const labelOf = ({ name, label }: { name: string; label?: unknown }, language?: string): string =>
  labelIn(label, language) ?? name
