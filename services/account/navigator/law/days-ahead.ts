import { createHash } from 'node:crypto'
import { type Covered, coveredBy, showJurisdiction, showService } from '../addresses'
import { type Language } from '../book/book'
import { firstOf, type LiveAnswer, referenceOf } from '../book/editions'
import { type Place } from '../book/place'
import { type Desk } from '../desk'
import { type ConsultationDay, type DaysAhead, type LawDay, type ReviewDay } from './days'
import { findLawDays } from './law-days'

type Asked = { locale: Language; jurisdictions: ReadonlySet<number>; from: string }

/** What has a day in some jurisdictions. Days and names alone: what the law says then is for those who may read it. */
export async function findDaysAhead({ places, answersOf }: Desk, asked: Asked): Promise<DaysAhead> {
  const { locale, jurisdictions, from } = asked
  const laws: LawDay[] = []
  const reviews = new Map<number, ReviewDay>()
  const consultations = new Map<number, ConsultationDay[]>()
  for (const service of places.services(locale)) {
    const covered = coveredBy(service, places, { locale }).filter((one) => jurisdictions.has(one.jurisdiction.id))
    if (covered.length === 0) continue
    const answers = await answersOf(service, locale)
    for (const one of covered) {
      const { id, reviewDue: day, lastReviewed: reviewedOn } = one.jurisdiction
      const jurisdiction = showJurisdiction(one, places)
      if (day >= from && !reviews.has(id)) reviews.set(id, { jurisdiction, day, reviewedOn })
      consultations.set(id, listConsultations(one, { jurisdiction, from }))
      const told = { permission: service.permissionKey, service: showService(service), jurisdiction }
      laws.push(...listLawDays(answers, one, asked).map((own) => ({ ...told, ...own })))
    }
  }
  return { laws, reviews: [...reviews.values()], consultations: [...consultations.values()].flat() }
}

function listConsultations(
  { jurisdiction: { id, consultations, changedAt } }: Covered,
  at: { jurisdiction: Place; from: string },
) {
  const open = consultations.filter(({ closesOn }) => closesOn >= at.from)
  return open.map(({ title, authority, closesOn }): ConsultationDay => {
    const name = createHash('sha256').update(`${authority}\n${title}`).digest('hex').slice(0, 16)
    return { key: `${id}-${name}`, jurisdiction: at.jurisdiction, day: closesOn, title, authority, changedAt }
  })
}

type Day = Pick<LawDay, 'day' | 'answers' | 'changedAt'>

function listLawDays(answers: readonly LiveAnswer[], { jurisdiction }: Covered, asked: Asked): Day[] {
  const days = new Map<string, Day>()
  for (const answer of answers.filter((one) => one.jurisdiction === jurisdiction.id)) {
    const reference = referenceOf(answer, asked.locale)
    for (const { edition, day } of findLawDays(answer, asked)) {
      if (edition.facts.changeKind !== 'law-change') continue
      const publishedAt = firstOf(reference, edition.number) ?? edition.publishedAt
      const known = days.get(day) ?? { day, answers: 0, changedAt: publishedAt }
      const changedAt = publishedAt > known.changedAt ? publishedAt : known.changedAt
      days.set(day, { day, answers: known.answers + 1, changedAt })
    }
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}
