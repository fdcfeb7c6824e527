/** Words in a line, as a translator sees them: text, and numbered codes for what is bold, linked or a new line. */
export type Inline = string | { code: string; isLink?: true; children?: Inline[] }

export const toPlain = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.children ? toPlain(part.children) : '\n')).join('')

export function codesOf(parts: readonly Inline[]): { code: string; isLink: boolean }[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const isLink = part.isLink === true
    return [{ code: part.code, isLink }, ...codesOf(part.children ?? [])]
  })
}

/** Why words in a line cannot stand for others: a code that nobody knows, or a link or a new line that got lost. */
export function findInlineProblem(source: readonly Inline[], target: readonly Inline[]): string | undefined {
  const [known, used] = [codesOf(source), codesOf(target)]
  const seen = new Set<string>()
  for (const { code } of used) {
    if (!known.some((one) => one.code === code)) return `uses the code "${code}", which its source does not have`
    if (seen.has(code)) return `uses the code "${code}" twice`
    seen.add(code)
  }
  const lost = known.find(({ code, isLink }) => isLink && !seen.has(code))
  return lost ? `has lost the link "${lost.code}"` : undefined
}
