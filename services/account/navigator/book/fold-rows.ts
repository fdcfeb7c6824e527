import { type ReadRow, type TextKey, type ToldVersion } from './read-row'

/** What is live of an item in one language; undefined where it is withdrawn. */
export type Head = {
  type: string
  item: number
  locale: string
  number?: number
  digest?: string
  question?: number | undefined
  jurisdiction?: number | undefined
  document?: string
}
export type Version = Omit<ToldVersion, 'number'> & { number: number }
type Current = TextKey & { number: number; digest: string }

/** What rows of the log leave behind, whatever they say twice. */
export type Folded = {
  versions: Version[]
  /** Under each number, the newest words. */
  current: Current[]
  live: Head[]
  withdrawn: Pick<Head, 'type' | 'item' | 'locale'>[]
  problems: string[]
}

/** A version of a guidance that is kept already. */
export type KnownGuidance = { item: number; locale: string; number: number; digest: string }

const keyOf = (...parts: (string | number)[]): string => parts.join(' ')

/** Reads rows in their order into what is to be kept of them. */
export function foldRows(rows: readonly ReadRow[], known: readonly KnownGuidance[]): Folded {
  const versions = new Map<string, Version>()
  const current = new Map<string, Current>()
  const heads = new Map<string, { key: Pick<Head, 'type' | 'item' | 'locale'>; live: Head | undefined }>()
  const problems: string[] = []
  const numberOf = numberGuidance(known)
  for (const row of rows) {
    if (row.kind === 'problem') {
      problems.push(row.words)
      continue
    }
    const { type, item, locale } = row.kind === 'version' ? row.version : row
    const key = { type, item, locale }
    heads.set(keyOf(type, item, locale), { key, live: row.kind === 'withdrawal' ? undefined : headOf(row) })
    if (row.kind !== 'version') continue
    const version = { ...row.version, number: row.version.number ?? numberOf(row.version) }
    const { number, digest } = version
    heads.set(keyOf(type, item, locale), { key, live: headOf({ kind: 'version', version }) })
    const same = versions.get(keyOf(type, item, locale, number, digest))
    // Repeated, it is no change, and keeps its date.
    versions.set(keyOf(type, item, locale, number, digest), same ? { ...version, seq: same.seq, at: same.at } : version)
    current.set(keyOf(type, item, locale, number), { type: version.type, item, locale, number, digest })
  }
  return {
    versions: [...versions.values()],
    current: [...current.values()],
    live: [...heads.values()].flatMap(({ live }) => live ?? []),
    withdrawn: [...heads.values()].flatMap(({ key, live }) => (live ? [] : [key])),
    problems,
  }
}

function headOf(row: Exclude<ReadRow, { kind: 'withdrawal' | 'problem' }>): Head {
  if (row.kind === 'place') {
    const { type, item, locale, document } = row
    return { type, item, locale, document }
  }
  const { type, item, locale, number, digest, question, jurisdiction } = row.version
  return { type, item, locale, ...(number === undefined ? {} : { number }), digest, question, jurisdiction }
}

/** Guidance is counted: words from before keep their number. */
function numberGuidance(known: readonly KnownGuidance[]): (version: ToldVersion) => number {
  const numbers = new Map<string, Map<string, number>>()
  const ofEdition = ({ item, locale }: Pick<KnownGuidance, 'item' | 'locale'>) => {
    const found = numbers.get(keyOf(item, locale)) ?? new Map<string, number>()
    numbers.set(keyOf(item, locale), found)
    return found
  }
  for (const one of known) ofEdition(one).set(one.digest, one.number)
  return (version) => {
    const found = ofEdition(version)
    const number = found.get(version.digest) ?? Math.max(0, ...found.values()) + 1
    found.set(version.digest, number)
    return number
  }
}
