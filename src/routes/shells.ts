import { defaultLocale, localesIn, type LocaleIn } from '../config/locales'
import { type Address } from './address'
import { href } from './href'
import { isOn } from './is-on'

/** What draws them. */
export const shellTemplate = 'client'

type MainLocale = LocaleIn<'main'>

/** A page that stands for all routes below its path: they are drawn in the browser. */
export type ShellPlace = { path: string; address: Address; locale: MainLocale }

/** Each route of the sign-in stands below one word, which is no route itself. */
const above = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** The page that stands for the routes of the sign-in in a language. */
export const authPageIn = (locale: MainLocale): string => above(href('sign-in', locale))

export const authShells: readonly ShellPlace[] = [
  { path: href('auth', undefined), address: { route: 'auth', locale: undefined, params: {} }, locale: defaultLocale },
  ...(localesIn('main') as MainLocale[]).map((locale): ShellPlace => {
    return { path: authPageIn(locale), address: { route: 'sign-in', locale, params: {} }, locale }
  }),
]

/** Before the other pages of the sign-in, below whose address they stand. */
export const challengeShells: readonly ShellPlace[] = (localesIn('main') as MainLocale[]).map((locale): ShellPlace => {
  return {
    path: href('sign-in-challenge', locale),
    address: { route: 'sign-in-challenge', locale, params: {} },
    locale,
  }
})

export const dashboardShells: readonly ShellPlace[] = (localesIn('main') as MainLocale[]).map((locale): ShellPlace => {
  return { path: href('dashboard', locale), address: { route: 'dashboard', locale, params: {} }, locale }
})

/** Of a firm without sign-in there is none. */
export const shellPlaces: readonly ShellPlace[] = [...challengeShells, ...authShells, ...dashboardShells].filter(
  ({ address }) => isOn(address.route),
)

export const isShell = (path: string): boolean => shellPlaces.some((shell) => shell.path === path)
