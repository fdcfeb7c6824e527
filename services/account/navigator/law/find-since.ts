import { type Language, type Update } from '../book/book'
import { firstOf, type LiveAnswer, referenceOf, type TextEdition } from '../book/editions'

export type Since = {
  version: TextEdition
  /** What readers had at the moment. */
  before: TextEdition | undefined
  changedAt: Date
  /** Of several changes, the one that weighs most. */
  heaviest: TextEdition
}

const kinds: readonly Update['changeKind'][] = ['law-change', 'correction', 'editorial']

/** What readers have in place of what they had at a moment, whatever kind of change it was; undefined where that is the same. */
export function findSince(answer: LiveAnswer, { locale, since }: { locale: Language; since: Date }): Since | undefined {
  const reference = referenceOf(answer, locale)
  const versions = reference.filter(({ isCurrent }) => isCurrent)
  const isSince = ({ number }: TextEdition): boolean => (firstOf(reference, number) ?? since) > since
  const after = versions.filter(isSince)
  const version = after.at(-1)
  if (!version) return undefined
  const weights = kinds.flatMap((kind) => after.findLast(({ facts }) => facts.changeKind === kind) ?? [])
  return {
    ...{ version, heaviest: weights[0] ?? version },
    before: versions.filter((one) => !isSince(one)).at(-1),
    changedAt: firstOf(reference, version.number) ?? version.publishedAt,
  }
}
