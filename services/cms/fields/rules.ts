import { findCaptionProblem } from '../../../src/content/captions'
import { findEmbed, providerNames } from '../../../src/content/embed'
import { firm } from '../../../src/firm/firm'

/** What a value may be, beyond its kind: answers why it may not, in words for its editor. Pure, so that every writer is asked alike. */
export type Values = Record<string, unknown>
export type Place = {
  /** The values in the same row or group, the value itself among them. */
  beside: Values
  /** The whole item. */
  whole: Values
}
export type Rule = (value: unknown, place: Place) => string | undefined

/** Blanks are nothing that anybody could read. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string' && isEmpty(one)))

export const isNotBlank: Rule = (value) =>
  value !== '' && value !== null && value !== undefined && isEmpty(value)
    ? 'Write something: these are only blanks.'
    : undefined

export const isWhole: Rule = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? `${value} must be a whole number.` : undefined

/** A rule about each of one or several texts; what is left empty is no concern of it. */
const eachText =
  (findProblem: (text: string) => string | undefined): Rule =>
  (value) => {
    const texts = (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string')
    return texts
      .filter((text) => text !== '')
      .map(findProblem)
      .find((problem) => problem !== undefined)
  }

const matching = (pattern: RegExp, words: string): Rule =>
  eachText((text) => (pattern.test(text) ? undefined : `"${shorten(text)}" ${words}`))

const mostShown = 60
const shorten = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)

export const isWebAddress: Rule = eachText((text) =>
  isHttps(text) ? undefined : `"${shorten(text)}" must be a full address that begins with https://`,
)

export const isWebOrMailAddress: Rule = eachText((text) =>
  isHttps(text) || /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? undefined
    : `"${shorten(text)}" must be a full address that begins with https:// or mailto:`,
)

export const isEmbeddable: Rule = eachText((text) =>
  findEmbed(text) ? undefined : `"${shorten(text)}" must be the address of one film, map or chart at ${providerNames}`,
)

export const isCaptions: Rule = eachText(findCaptionProblem)

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s\\<>"]+$/.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

export const isTelephone = matching(
  /^\+[1-9]\d{0,3}(?:[ -]?\(?\d{1,5}\)?){2,6}$/,
  'must be a telephone number in its international form, such as +44 20 7946 0123',
)

export const isMailbox = matching(
  /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[a-z]{2,}$/i,
  'must be an e-mail address, such as name@example.com',
)

export const isKey = matching(
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  'must be small letters, digits and hyphens, such as share-disclosure',
)

/** What is granted, with or without where it comes from: `prefix|name`. */
export const isPermission = matching(
  /^(?:[a-z][a-z0-9-]*\|)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  'must be small letters, digits and hyphens, such as project-harbour',
)

export const isDomain = matching(
  /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
  'must be a domain in small letters, such as example.com',
)

export const isClockTime = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')

const { regulator } = firm
const isOwnNumber = matching(regulator.number, regulator.numberMust)
const isAnyNumber = matching(/\d/, 'must be the number that the regulator gave the firm')

/** The numbers of the firm's regulator have one form; of another, which the sentence beside names, we know none. */
export const isRegulatorNumber: Rule = (value, place) => {
  const { regulatedBy } = place.beside
  const isOwn = typeof regulatedBy === 'string' && regulator.called.test(regulatedBy)
  return (isOwn ? isOwnNumber : isAnyNumber)(value, place)
}

export const isSitePath = matching(
  /^\/(?!\/)[^\s?#\\]*$/,
  'must be a path of this site that begins with one / and has no ? or #, such as /en/old-page',
)

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isRegion = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionNames.of(code) !== undefined

export const isCountryCode: Rule = eachText((text) =>
  isRegion(text) ? undefined : `"${shorten(text)}" must be the ISO code of a country in capitals, such as GB`,
)

export const isJurisdictionCode: Rule = eachText((text) =>
  /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(text) && isRegion(text.slice(0, 2))
    ? undefined
    : `"${shorten(text)}" must be an ISO code in capitals, of a country such as GB or of a part of one such as US-DE`,
)

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

export const isLanguageCode: Rule = eachText((text) =>
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(text) && languageNames.of(text) !== undefined
    ? undefined
    : `"${shorten(text)}" must be the code of a language, such as en, fr or zh`,
)

export const isTimeZone: Rule = eachText((text) => {
  const problem = `"${shorten(text)}" must be the name of a time zone, such as Europe/London`
  if (text !== 'UTC' && !/^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]*\d*)+$/.test(text)) return problem
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return undefined
  } catch {
    return problem
  }
})

const timeOf = (value: unknown): number => (isEmpty(value) ? Number.NaN : new Date(String(value)).getTime())

/** This date and another of the same item or row, in order; a date that is missing is no concern of it. */
export const isNotBefore =
  (earlier: string, words: string): Rule =>
  (value, { beside, whole }) =>
    timeOf(value) < timeOf(beside[earlier] ?? whole[earlier]) ? words : undefined

export const isAfter =
  (earlier: string, words: string): Rule =>
  (value, { beside, whole }) =>
    timeOf(value) <= timeOf(beside[earlier] ?? whole[earlier]) ? words : undefined

export const isNotAfter =
  (later: string, words: string): Rule =>
  (value, { beside, whole }) =>
    timeOf(value) > timeOf(beside[later] ?? whole[later]) ? words : undefined

/** Two times of one day, such as opening hours. */
export const isLaterClockTime =
  (earlier: string, words: string): Rule =>
  (value, { beside }) =>
    typeof value === 'string' && typeof beside[earlier] === 'string' && value <= beside[earlier] ? words : undefined

export const isNeededWith =
  (other: string, words: string): Rule =>
  (value, { beside }) =>
    isEmpty(value) && !isEmpty(beside[other]) ? words : undefined

export const isNeededUnless =
  (other: string, words: string): Rule =>
  (value, { beside }) =>
    isEmpty(value) && (isEmpty(beside[other]) || beside[other] === false) ? words : undefined

export const isOneOfTwo =
  (other: string, words: { neither: string; both: string }): Rule =>
  (value, { beside }) => {
    if (isEmpty(value) === !isEmpty(beside[other])) return undefined
    return isEmpty(value) ? words.neither : words.both
  }

/** A table: rows of cells. A row that is too short would show as an empty cell, one that is too long not at all. */
export const hasEvenRows: Rule = (value) => {
  if (!Array.isArray(value)) return undefined
  const counts = (value as ({ cells?: unknown } | null)[]).map((row) =>
    Array.isArray(row?.cells) ? row.cells.length : 0,
  )
  const position = counts.findIndex((count) => count !== counts[0])
  if (position < 0) return undefined
  const [asked, found] = [counts[0] ?? 0, counts[position] ?? 0]
  return `Row ${position + 1} has ${found} ${found === 1 ? 'cell' : 'cells'}, and the row of the headings ${asked}. Give every row as many.`
}

/** Several rules: the first problem is reported. */
export const allOf =
  (...rules: Rule[]): Rule =>
  (value, place) =>
    rules.map((rule) => rule(value, place)).find((problem) => problem !== undefined)
