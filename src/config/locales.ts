import { defaultLocale, directionOf, locales, type LocaleSet } from '../firm/locales'
import { isModuleOn } from './modules'

export { defaultLocale, directionOf, locales, type LocaleSet }

export type Locale = keyof typeof locales

export type LocaleIn<Set extends LocaleSet> = {
  [L in Locale]: Set & (typeof locales)[L]['sets'][number] extends never ? never : L
}[Locale]

const isSetOn = (set: LocaleSet): boolean => set === 'main' || isModuleOn('graduates')

/** Narrows a locale to those of a set. */
export const isInSet = <Set extends LocaleSet>(set: Set, locale: Locale): locale is LocaleIn<Set> =>
  isSetOn(set) && (locales[locale].sets as readonly LocaleSet[]).includes(set)

/** Without pages for graduates their languages are none of the site's. */
export const everyLocale: readonly Locale[] = (Object.keys(locales) as Locale[]).filter((locale) =>
  locales[locale].sets.some(isSetOn),
)

const known: ReadonlySet<string> = new Set(everyLocale)

export const isLocale = (code: string): code is Locale => known.has(code)

/** Where only pages of one set can be meant: another locale is a mistake of ours. */
export function toLocaleIn<Set extends LocaleSet>(set: Set, locale: Locale): LocaleIn<Set> {
  if (isInSet(set, locale)) return locale
  throw new Error(`The ${set} pages do not exist in ${locale}.`)
}

/** A language as its speakers call it; a code that is none of ours names itself. */
export const nameOf = (code: string): string => (isLocale(code) ? locales[code].name : code)

export const localesIn = (set: LocaleSet | 'every'): Locale[] =>
  everyLocale.filter((locale) => set === 'every' || isInSet(set, locale))
