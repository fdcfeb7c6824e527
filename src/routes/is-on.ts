import { isModuleOn, type Module } from '../config/modules'
import { routes, type Route } from './table'

/** By the words of its pattern; what is none of these every firm has. */
const moduleOfWord: readonly (readonly [RegExp, Module])[] = [
  [/^graduate/, 'graduates'],
  [/^products\/navigator(?:\/|$)/, 'navigator'],
  [/^(?:products|features)(?:\/|$)/, 'products'],
  [/^(?:events|training|training-series)\/|^dashboard\/events$/, 'events'],
  [/^about-us\/careers(?:\/|$)/, 'vacancies'],
  [/^verify$/, 'signIn'],
  [/^wechat$/, 'wechat'],
  [/^remote$/, 'remote'],
]

function isWanted({ pattern, needs }: Route): boolean {
  const module = moduleOfWord.find(([word]) => word.test(pattern))?.[1]
  const isOfReaders = needs.includes('session')
  return (module === undefined || isModuleOn(module)) && (!isOfReaders || isModuleOn('signIn'))
}

/** The routes to parts of the site that the firm does not have. */
export const findRoutesOff = (): string[] =>
  Object.entries<Route>(routes).flatMap(([id, route]) => (isWanted(route) ? [] : [id]))

/** What browsers load is compiled for one firm, with the answer in the place of the question: `src/gatsby/compiled-in.ts`. */
declare const ROUTES_OFF: readonly string[] | undefined
const off = typeof ROUTES_OFF === 'undefined' ? findRoutesOff() : ROUTES_OFF

/** Whether the firm has the part of the site that a route leads to: no page, link or answer is of one that it has not. */
export const isOn = (route: keyof typeof routes): boolean => !off.includes(route)
