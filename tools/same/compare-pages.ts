/** What two builds made, by path. */
export type Pages = ReadonlyMap<string, string>

/** Names with a digest are other names in every build: only which of them stands where is compared. */
const digests = /\b[0-9a-f]{16,64}\b|sha256-[A-Za-z0-9+/]{43}=/g

export function withoutDigests(page: string): string {
  const known = new Map<string, string>()
  return page.replace(digests, (digest) => {
    const name = known.get(digest) ?? `digest-${known.size + 1}`
    known.set(digest, name)
    return name
  })
}

const aroundIt = 60

function tellDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const near = (page: string) => page.slice(Math.max(0, at - aroundIt), at + aroundIt).replaceAll('\n', ' ')
  return `\n  - ${near(one)}\n  + ${near(other)}`
}

/** A line for each page that only one of them has, or that is not the same. */
export function comparePages(before: Pages, after: Pages): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((path) => {
    const [one, other] = [before.get(path), after.get(path)]
    if (one === undefined) return [`added: ${path}`]
    if (other === undefined) return [`removed: ${path}`]
    const [was, is] = [withoutDigests(one), withoutDigests(other)]
    return was === is ? [] : [`changed: ${path}${tellDifference(was, is)}`]
  })
}
