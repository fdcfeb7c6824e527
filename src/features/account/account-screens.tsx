import { type ComponentType } from 'react'
import { failToArrive } from '../../services/identity/auth-error'
import { AccountOf } from './account-of'
import { NewsBell } from './news/news-bell'
import { type ScreenProps } from './screen-props'

type Screen = ComponentType<ScreenProps>
type Load = () => Promise<Screen>

/** Each screen comes when it is opened, and what they share comes before all of them. */
const screens = {
  bell: () => Promise.resolve(NewsBell),
  contacts: async () =>
    (await import(/* webpackChunkName: "account-contacts" */ './contacts/contacts-screen')).ContactsScreen,
  subscriptions: async () =>
    (await import(/* webpackChunkName: "account-subscriptions" */ './products/subscriptions-screen'))
      .SubscriptionsScreen,
  details: async () =>
    (await import(/* webpackChunkName: "account-details" */ './profile/details-and-photo')).DetailsAndPhoto,
  products: async () =>
    (await import(/* webpackChunkName: "account-products" */ './products/products-part')).ProductsPart,
  access: async () => (await import(/* webpackChunkName: "account-access" */ './products/access-part')).AccessPart,
  overview: async () =>
    (await import(/* webpackChunkName: "account-overview" */ '../overview/overview-part')).OverviewPart,
  favourites: async () =>
    (await import(/* webpackChunkName: "account-favourites" */ './favourites/favourites-screen')).FavouritesScreen,
  security: async () =>
    (await import(/* webpackChunkName: "account-security" */ './profile/security-part')).SecurityPart,
  insights: async () =>
    (await import(/* webpackChunkName: "account-insights" */ './news/insights-screen')).InsightsScreen,
  events: async () => (await import(/* webpackChunkName: "account-events" */ './events/events-screen')).EventsScreen,
  newsletters: async () =>
    (await import(/* webpackChunkName: "account-newsletters" */ './news/newsletters-screen')).NewslettersScreen,
  interests: async () =>
    (await import(/* webpackChunkName: "account-interests" */ './profile/interests-screen')).InterestsScreen,
  notices: async () =>
    (await import(/* webpackChunkName: "account-notices" */ './profile/notices-screen')).NoticesScreen,
  onboarding: async () =>
    (await import(/* webpackChunkName: "account-onboarding" */ './onboarding/onboarding-screen')).OnboardingScreen,
} as const satisfies Record<string, Load>

export type ScreenName = keyof typeof screens

const loaded = new Map<ScreenName, Screen>()

/** One and the same component each time: another would begin again with nothing. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  const known = loaded.get(name)
  if (known) return known
  const Content: Screen = await screens[name]().catch(failToArrive)
  const OfAccount = (props: ScreenProps) => (
    <AccountOf user={props.user}>
      <Content {...props} />
    </AccountOf>
  )
  // Another part of the page may have asked for it meanwhile.
  const screen = loaded.get(name) ?? OfAccount
  loaded.set(name, screen)
  return screen
}
