import { type RouteId } from '../../routes/address'
import { match } from '../../routes/match'
import { authShells } from '../../routes/shells'
import { findOrganization, findReturn } from './return-to'

type Here = { pathname: string; search: string; origin: string; referrer: string }

/** What a link to the same step of signing in, or to the same page in another language, takes along of this address. */
export function carriedQuery({ pathname, ...here }: Here): string {
  if (isStep(pathname)) return signInQuery(here)
  const query = new URLSearchParams(here.search)
  // Some providers send the address of the person along: it goes no further.
  query.delete('email')
  return toSearch(query)
}

const steps: ReadonlySet<string> = new Set<RouteId>(['sign-in', 'sign-in-challenge', 'sign-up'])

/** Whether a sign-in begins or goes on there. */
const isStep = (pathname: string): boolean =>
  steps.has(match(pathname)?.route ?? '') || authShells.some(({ path }) => path === pathname)

function signInQuery(here: Omit<Here, 'pathname'>): string {
  const query = new URLSearchParams()
  const returnTo = findReturn(here)
  const organization = findOrganization(here.search)
  if (returnTo !== undefined) query.set('return', returnTo)
  if (organization !== undefined) query.set('organization', organization)
  return toSearch(query)
}

const toSearch = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query.toString()}`)

/** A referrer never has the fragment, which names an answer; browsers that know it otherwise say it of pages of this site. */
export const wholeReferrer = (referrer: string, before: string | null | undefined): string =>
  before?.split('#')[0] === referrer ? before : referrer

/** TypeScript does not know it yet, nor does every browser. */
const findPageBefore = () =>
  (globalThis as { navigation?: { activation?: { from: { url: string | null } | null } | null } }).navigation
    ?.activation?.from?.url

/** Where this page was opened, as the functions above take it. */
export const readHere = (): Here => ({
  pathname: location.pathname,
  search: location.search,
  origin: location.origin,
  referrer: wholeReferrer(document.referrer, findPageBefore()),
})
