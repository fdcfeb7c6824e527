import { everyLocale, isLocale, type Locale, type LocaleIn, localesIn } from '../config/locales'
import { isOn } from './is-on'
import { type PlaceholderKey, type ValueOf } from './placeholders'
import { routes, type Route } from './table'

export type RouteId = keyof typeof routes

type SetOf<R extends RouteId> = (typeof routes)[R]['sets'][number]

/** The locales a route exists in; the one route without a locale has `undefined`. */
export type LocaleOf<R extends RouteId> = [SetOf<R>] extends [never] ? undefined : LocaleIn<SetOf<R>>

type KeyIn<Pattern extends string> = Pattern extends `${string}{${infer Key}}${infer Rest}` ? Key | KeyIn<Rest> : never
type NameOf<Key extends string> = Key extends `${infer Name}:${string}` ? Name : Key

/** A route's parameters, read from its pattern. */
export type ParamsOf<R extends RouteId> = {
  readonly [Key in KeyIn<(typeof routes)[R]['pattern']> as NameOf<Key>]: Key extends PlaceholderKey
    ? ValueOf<Key>
    : never
}

/** A route with its locale and parameters: what a path says, and all that is needed to write it. */
export type Address<R extends RouteId = RouteId> = {
  [Id in R]: { readonly route: Id; readonly locale: LocaleOf<Id>; readonly params: ParamsOf<Id> }
}[R]

/** An address but for its locale. */
export type Target<R extends RouteId = RouteId> = {
  [Id in R]: { readonly route: Id; readonly params: ParamsOf<Id> }
}[R]

/** The routes with exactly these parameters. */
export type RouteWith<Params> = {
  [Id in RouteId]: [Params, ParamsOf<Id>] extends [ParamsOf<Id>, Params] ? Id : never
}[RouteId]

export const routeIds = Object.keys(routes) as RouteId[]

export const routeOf = (id: RouteId): Route => routes[id]

const localesByRoute = new Map(
  routeIds.map((id) => {
    const inSets = routeOf(id).sets.flatMap(localesIn)
    return [id, everyLocale.filter((locale) => inSets.includes(locale))]
  }),
)

/** The locales a route exists in, in the order of the locale list: none of a part that the firm does not have. */
export function localesOf<R extends RouteId>(route: R): readonly Exclude<LocaleOf<R>, undefined>[] {
  return (isOn(route) ? (localesByRoute.get(route) ?? []) : []) as Exclude<LocaleOf<R>, undefined>[]
}

export const isIn = <R extends RouteId>(route: R, locale: Locale | undefined): locale is LocaleOf<R> =>
  isOn(route) && hasPath(route, locale)

/** Whether an address of it can be written, be there something or not. */
export function hasPath(route: RouteId, locale: Locale | undefined): boolean {
  const all = localesByRoute.get(route) ?? []
  return locale === undefined ? routeOf(route).sets.length === 0 : all.includes(locale)
}

/** British English has no addresses of its own: its editions are the English ones. */
export function toLocale(code: string): Locale | undefined {
  if (code === 'en-gb') return 'en'
  return isLocale(code) ? code : undefined
}

const primaryOf = (code: string): string => code.slice(0, 2)

/** The locale that is meant by a language alone, or by that of another region or script: `fr`, `en-us`, `zh-hant`. */
export function findLocaleLike(code: string): Locale | undefined {
  if (!/^[a-z]{2}(?:[-_](?:hans|hant))?(?:[-_][a-z]{2})?$/.test(code)) return undefined
  return toLocale(code) ?? everyLocale.find((locale) => primaryOf(locale) === primaryOf(code))
}
