/** By language, the digest of each record. */
type Digests = ReadonlyMap<string, ReadonlyMap<string, string>>

const none: ReadonlyMap<string, string> = new Map()

/** Records that search lacks, has too many, or has otherwise than it was told. */
export function countDrift(told: Digests, held: Digests): number {
  let drift = 0
  for (const locale of new Set([...told.keys(), ...held.keys()])) {
    const [here, there] = [told.get(locale) ?? none, held.get(locale) ?? none]
    for (const id of new Set([...here.keys(), ...there.keys()])) if (here.get(id) !== there.get(id)) drift += 1
  }
  return drift
}
