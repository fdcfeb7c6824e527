/**
 * A heading's address on its page, from its words: letters of any script and digits, joined by hyphens. The site's own
 * ids have an underscore, so that no heading can take one of them.
 */
export function toAnchor(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Tells headings of the same words apart, in their order. */
export function findFreeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  const base = anchor || 'section'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
