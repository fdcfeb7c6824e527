import { type NavQuestion } from '../../../src/content/nav-question'
import { type Covered, coveredBy, showJurisdiction, showQuestion, showRegion, showService } from './addresses'
import { type Answer, type Jurisdiction, type JurisdictionPlace, type Language, type ServicePlace } from './book/book'
import { findWorded, type LiveAnswer, referenceOf, type Worded } from './book/editions'
import { type LastSeen, type Visits } from './book/last-seen'
import { type Places } from './book/places'
import { type AnswerTexts, showVersion } from './documents'
import { findSince } from './law/find-since'

export type Seen = { places: Places; locale: Language; today: string; visits: Visits }

const isChanged = (answer: LiveAnswer, locale: Language, seen: LastSeen | undefined): boolean =>
  seen !== undefined && findSince(answer, { locale, since: seen.at }) !== undefined

/** What is answered about a jurisdiction wherever it is named. */
export function showPlace(covered: Covered, answers: readonly LiveAnswer[], seen: Seen): JurisdictionPlace {
  const { jurisdiction } = covered
  const { iso, lastReviewed, reviewDue } = jurisdiction
  const lastSeen = seen.visits.get(jurisdiction.id)
  const changed = answers.filter(
    (answer) => answer.jurisdiction === jurisdiction.id && isChanged(answer, seen.locale, lastSeen),
  )
  return {
    ...showJurisdiction(covered, seen.places),
    ...{ iso, lastReviewed, reviewDue, isOverdue: reviewDue < seen.today },
    changedSinceVisit: lastSeen === undefined ? undefined : changed.length,
  }
}

/** A service with all that it covers. */
export function showCoverage(
  covered: readonly Covered[],
  answers: readonly LiveAnswer[],
  seen: Seen & { service: Covered['service'] },
): ServicePlace {
  const { service, places, locale } = seen
  return {
    ...showService(service),
    permission: service.permissionKey,
    regions: places.regionsOf(service, locale).map((region) => ({
      ...showRegion({ service, region }, places),
      jurisdictions: covered
        .filter((one) => one.region.id === region.id)
        .map((one) => showPlace(one, answers, { places, locale, today: seen.today, visits: seen.visits })),
    })),
  }
}

export type OnDay = Seen & { covered: Covered; answers: readonly LiveAnswer[]; day: string; edition: string }
export type Found = { question: NavQuestion; answer: LiveAnswer; worded: Worded }

/** What is answered in a jurisdiction on a day, without the words in full. */
export function findAnswered({ places, covered, answers, locale, day }: OnDay): Found[] {
  const own = answers.filter(({ jurisdiction }) => jurisdiction === covered.jurisdiction.id)
  return places.questionsOf(covered.service.id, locale).flatMap((question) => {
    const answer = own.find((one) => one.question === question.id)
    const worded = answer && findWorded(answer, locale, day)
    return worded ? [{ question, answer, worded }] : []
  })
}

export function showJurisdictionOnDay(onDay: OnDay, found: readonly Found[], texts: AnswerTexts): Jurisdiction {
  const { places, covered, locale, day, today, edition, answers } = onDay
  const { service, region, jurisdiction } = covered
  const { counselFirm, counselPerson, reviewer, sourceLanguages } = jurisdiction
  const lastSeen = onDay.visits.get(jurisdiction.id)
  return {
    ...showPlace(covered, answers, onDay),
    permission: service.permissionKey,
    service: showService(service),
    region: showRegion({ service, region }, places),
    ...{ day, today, edition, counselFirm, counselPerson, sourceLanguages, reviewer: reviewer?.id },
    visitedAt: lastSeen?.at,
    isRead: lastSeen?.isRead ?? false,
    questions: places.questionsOf(service.id, locale).map((question) => {
      const answered = found.find((one) => one.question.id === question.id)
      return { ...showQuestion(question), answer: answered && showAnswer(answered, onDay, texts) }
    }),
  }
}

function showAnswer({ question, answer, worded }: Found, onDay: OnDay, texts: AnswerTexts): Answer {
  const { locale, day, today, visits, covered } = onDay
  const editions = referenceOf(answer, locale)
  const { reviewedAt, reviewDueAt, reviewedBy } = texts.of(worded.reference)
  const now = day === today ? worded : findWorded(answer, locale, today)
  return {
    ...showVersion({ worded, question, answer, locale }, texts),
    id: answer.id,
    ...{ reviewedAt, reviewDueAt, reviewedBy },
    versions: new Set(editions.map(({ number }) => number)).size,
    differsFromToday: now?.reference.number !== worded.reference.number,
    isChangedSinceVisit: isChanged(answer, locale, visits.get(covered.jurisdiction.id)),
  }
}

export const findCovered = (
  service: Covered['service'],
  asked: { region: string; jurisdiction: string },
  { places, locale }: Pick<Seen, 'places' | 'locale'>,
): Covered | undefined =>
  coveredBy(service, places, { locale, region: asked.region }).find(
    ({ jurisdiction }) => jurisdiction.slug === asked.jurisdiction,
  )
