type Page = { key: string; body: unknown }

/** The pairs of pages that have so many paragraphs, or more, in common. */
export function findShared(pages: readonly Page[], atLeast: number): string[] {
  const told = pages.map(({ key, body }) => ({ key, texts: new Set(paragraphsIn(body)) }))
  return told.flatMap((one, position) =>
    told
      .slice(position + 1)
      .filter(({ texts }) => [...texts].filter((text) => one.texts.has(text)).length >= atLeast)
      .map(({ key }) => `${one.key} and ${key}`),
  )
}

/** The paragraphs of a body as the CMS keeps it, wherever in it they stand; but a notice may be the same on many pages. */
function paragraphsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('blockType' in value && value.blockType === 'callout') return []
  if ('type' in value && value.type === 'paragraph') return [wordsIn(value)]
  return Object.values(value).flatMap(paragraphsIn)
}

function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('type' in value && value.type === 'text' && 'text' in value) return String(value.text)
  return Object.values(value).map(wordsIn).join('')
}
