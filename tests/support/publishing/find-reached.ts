import { type MadePage } from '../../../src/gates/gate'

/** The pages that so many clicks lead to, each page's own links being one click. */
export function findReached(made: ReadonlyMap<string, MadePage>, from: string, clicks: number): Set<string> {
  const reached = new Set([from])
  let newest = [from]
  for (let click = 0; click < clicks; click++) {
    const links = newest
      .flatMap((path) => made.get(path)?.html.tags ?? [])
      .flatMap(({ name, attributes }) =>
        name === 'a' && attributes['href'] !== undefined ? [attributes['href'].replace(/#.*/, '')] : [],
      )
    newest = [...new Set(links)].filter((path) => made.has(path) && !reached.has(path))
    for (const path of newest) reached.add(path)
  }
  return reached
}
