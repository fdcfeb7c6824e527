import * as z from 'zod/mini'

/** What can be followed by itself, and the type of its page in the log, where it has one. */
export const followTypes = {
  newsletter: 'newsletter',
  jurisdiction: 'nav-jurisdiction',
  service: 'service',
  sector: 'sector',
  topic: 'topic',
  author: 'person',
  search: undefined,
  vacancies: undefined,
  deals: undefined,
} as const
export type FollowKind = keyof typeof followTypes
export const followKinds = Object.keys(followTypes) as FollowKind[]

export const followRates = ['immediate', 'daily', 'weekly'] as const
export type FollowRate = (typeof followRates)[number]

/** Which changes of the law somebody hears of: every one, those that change it, or those that change what we said of it. */
export const followNatures = {
  all: [],
  law: ['law-change'],
  answers: ['law-change', 'correction'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type FollowNatures = keyof typeof followNatures

export const isFollowNatures = (name: string): name is FollowNatures => Object.hasOwn(followNatures, name)

/** The name of what is kept. */
export const naturesOf = (kept: readonly string[]): FollowNatures =>
  kept.length === 0 ? 'all' : kept.includes('correction') ? 'answers' : 'law'

export const followLimits = { most: 200, note: 500, search: 100, undoDays: 30 }

export const isFollowKind = (kind: string): kind is FollowKind => Object.hasOwn(followTypes, kind)
export const isFollowRate = (rate: string): rate is FollowRate => (followRates as readonly string[]).includes(rate)

const search = z.string().check(z.trim(), z.toLowerCase(), z.minLength(2), z.maxLength(followLimits.search))
/** Of vacancies: all of them, or those of one level and area, such as `associate banking`. */
const vacancies = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(followLimits.search))
const number = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

/** Vacancies like one: of the same level and area. */
export const likeVacancy = (level: string, area: string): string => parseAbout('vacancies', `${level} ${area}`) ?? ''

/** What exactly is followed, as it is kept; undefined where there can be no such thing. */
export function parseAbout(kind: FollowKind, about: string): string | undefined {
  if (kind === 'deals') return about === '' ? '' : undefined
  if (kind === 'vacancies') return vacancies.safeParse(about).data
  return (kind === 'search' ? search : number).safeParse(about).data
}

const note = z.string().check(z.trim(), z.maxLength(followLimits.note))
export const parseFollowNote = (given: string): string | undefined => note.safeParse(given).data
