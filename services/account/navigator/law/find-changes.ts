import { type Covered } from '../addresses'
import { type Language, type UpdatesWithin } from '../book/book'
import { findWorded, firstOf, type LiveAnswer, referenceOf, type TextEdition, type Worded } from '../book/editions'

type Between = { covered: readonly Covered[]; locale: Language; from: string; to: string }
export type ChangedAnswer = { answer: LiveAnswer; before: Worded | undefined; after: Worded | undefined }

/** The answers that were others on one day than on another, in the order of the jurisdictions. */
export function findPairs(answers: readonly LiveAnswer[], { covered, locale, from, to }: Between): ChangedAnswer[] {
  const places = new Map(covered.map(({ jurisdiction }, position) => [jurisdiction.id, position]))
  const placeOf = ({ answer }: ChangedAnswer): number => places.get(answer.jurisdiction) ?? 0
  return answers
    .filter(({ jurisdiction }) => places.has(jurisdiction))
    .map((answer) => ({ answer, before: findWorded(answer, locale, from), after: findWorded(answer, locale, to) }))
    .filter(({ before, after }) => before?.reference.number !== after?.reference.number)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.answer.question - other.answer.question)
}

export type NewVersion = { answer: LiveAnswer; version: TextEdition; changedAt: Date }

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Whether somebody who narrows the changes wants this one. */
export function isWithin({ answer, version, changedAt }: NewVersion, within: UpdatesWithin): boolean {
  const { kind, jurisdiction, since, until } = within
  const day = dayOf(changedAt)
  return (
    (kind === undefined || version.facts.changeKind === kind) &&
    (jurisdiction === undefined || answer.jurisdiction === jurisdiction) &&
    (since === undefined || day >= since) &&
    (until === undefined || day <= until)
  )
}

/** Every version as readers first had it, the newest first. What an answer began with is one too. */
export function findNewest(answers: readonly LiveAnswer[], locale: Language): NewVersion[] {
  return answers
    .flatMap((answer) => {
      const reference = referenceOf(answer, locale)
      return reference
        .filter(({ isCurrent }) => isCurrent)
        .map((version) => ({ answer, version, changedAt: firstOf(reference, version.number) ?? version.publishedAt }))
    })
    .sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime() || other.version.seq - one.version.seq)
}
