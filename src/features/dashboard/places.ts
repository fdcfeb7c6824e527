import { can, type Resource, type Subject } from '../../access/can'
import { noPermissions } from '../../access/permissions'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { profileTabs } from '../../routes/placeholders'
import { type PermissionsState } from '../../services/identity/session/load-permissions'
import { type AccountPlace } from '../../ui/account-frame/account-frame'
import { type Link } from '../../ui/link'

type MainLocale = LocaleIn<'main'>
type Word =
  | 'products.title'
  | `dashboard.${'overview' | 'contacts' | 'events' | 'insights' | 'favourites' | 'newsletters' | 'subscriptions' | 'profile'}`
  | `dashboard.${Tab}`
type Place = { at: (locale: MainLocale) => string; word: Word; opens: Resource<'open'> }

type Tab = (typeof profileTabs)[number]

const own = { kind: 'dashboard' } as const
const ownPage = { kind: 'own-page', hasSignedLink: false } as const
const at =
  (route: 'dashboard' | 'dashboard-contacts' | 'dashboard-events' | 'dashboard-insights' | 'dashboard-products') =>
  (locale: MainLocale) =>
    href(route, locale)
const atSignIn = (route: 'favourites' | 'newsletters-and-alerts' | 'subscriptions') => (locale: MainLocale) =>
  href(route, locale)
const tab = (name: Tab) => (locale: MainLocale) => href('profile', locale, { tab: name })

/** THE table of the screens of somebody's own, in three groups: what opens them decides whether they are offered. */
const groups: readonly (readonly Place[])[] = [
  [
    { at: at('dashboard'), word: 'dashboard.overview', opens: own },
    { at: at('dashboard-contacts'), word: 'dashboard.contacts', opens: own },
    { at: at('dashboard-events'), word: 'dashboard.events', opens: own },
    { at: at('dashboard-insights'), word: 'dashboard.insights', opens: own },
    {
      at: at('dashboard-products'),
      word: 'products.title',
      opens: { kind: 'dashboard-products' },
    },
  ],
  [
    { at: atSignIn('favourites'), word: 'dashboard.favourites', opens: ownPage },
    { at: atSignIn('newsletters-and-alerts'), word: 'dashboard.newsletters', opens: ownPage },
    { at: atSignIn('subscriptions'), word: 'dashboard.subscriptions', opens: ownPage },
  ],
  [{ at: tab('details'), word: 'dashboard.profile', opens: own }],
]

const tabs = profileTabs.map((name): Place => ({ at: tab(name), word: `dashboard.${name}`, opens: own }))

type Here = { locale: MainLocale; path: string; permissions: PermissionsState }

/** Anyone who sees these is signed in; what they may use beyond that is known a moment later. */
const subjectOf = (permissions: PermissionsState): Subject => ({
  permissions: permissions.status === 'ready' ? permissions.lists : noPermissions,
})

/** Whether somebody sees the dashboard at all. */
export const opensDashboard = (isSignedIn: boolean, permissions: PermissionsState): boolean =>
  can(isSignedIn ? subjectOf(permissions) : undefined, 'open', own).allow

const offer = (places: readonly Place[], { locale, permissions }: Here): Link[] =>
  places
    .filter(({ opens }) => can(subjectOf(permissions), 'open', opens).allow)
    .map(({ at, word }) => ({ href: at(locale), text: mainWords(locale)(word) }))

/** The tabs of the profile, where one of them is shown. */
export function findTabs(here: Here): AccountPlace[] {
  const offered = offer(tabs, here)
  if (!offered.some(({ href: to }) => to === here.path)) return []
  return offered.map((link) => ({ ...link, isCurrent: link.href === here.path }))
}

/** Where somebody can go within their account. */
export function planPlaces(here: Here): AccountPlace[][] {
  const isProfile = findTabs(here).length > 0
  const [first] = tabs
  return groups.map((places) =>
    offer(places, here).map((link) => ({
      ...link,
      isCurrent: link.href === here.path || (isProfile && link.href === first?.at(here.locale)),
    })),
  )
}
