import { type Gated, type Place } from '../book/place'

/** A day on which the law of a jurisdiction becomes another, without the words of it. */
export type LawDay = Gated & {
  service: Place
  jurisdiction: Place
  day: string
  /** How many answers change. */
  answers: number
  changedAt: Date
}
/** The day by which the answers on a jurisdiction are looked through. */
export type ReviewDay = { jurisdiction: Place; day: string; reviewedOn: string }
/** The last day on which an authority hears what a rule to come should say. */
export type ConsultationDay = {
  /** By where and what is asked: the same where its day is put off. */
  key: string
  jurisdiction: Place
  day: string
  title: string
  authority: string
  changedAt: string
}
export type DaysAhead = {
  laws: readonly LawDay[]
  reviews: readonly ReviewDay[]
  consultations: readonly ConsultationDay[]
}
