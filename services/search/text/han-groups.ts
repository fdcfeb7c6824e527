const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

// Rare Chinese characters take two units of a string.
const charactersOf = (text: string): string[] => Array.from(text)

/**
 * The words of a Chinese query: each group must stand together in a record, different groups need not. ICU cuts some words
 * into single characters (合规 as 合 and 规), so two neighbours that stand alone are taken together. Records are never cut
 * like this: there every substring can be found.
 */
export function toHanGroups(run: string): string[] {
  const groups: string[] = []
  let isOpen = false
  for (const { segment } of segmenter.segment(run)) {
    const isSingle = charactersOf(segment).length === 1
    if (isSingle && isOpen) groups.push(`${groups.pop() ?? ''}${segment}`)
    else groups.push(segment)
    isOpen = isSingle && !isOpen
  }
  return groups
}

/** The pairs of neighbours that a group is looked up by; a single character stands for itself. */
export function toPairs(group: string): string[] {
  const characters = charactersOf(group)
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}
