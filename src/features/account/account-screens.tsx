import { type ComponentType } from 'react'
import { AccessPart } from './access-part'
import { AccountOf } from './account-of'
import { ChangesPart } from './changes-part'
import { ContactsScreen } from './contacts-screen'
import { DetailsPart } from './details-part'
import { EventsScreen } from './events-screen'
import { FavouritesScreen } from './favourites-screen'
import { FirstDay } from './first-day'
import { InsightsScreen } from './insights-screen'
import { InterestsScreen } from './interests-screen'
import { NewsBell } from './news-bell'
import { NewslettersScreen } from './newsletters-screen'
import { NoticesScreen } from './notices-screen'
import { OnboardingScreen } from './onboarding-screen'
import { PhotoPart } from './photo-part'
import { ProductsPart } from './products-part'
import { RequestsPart } from './requests-part'
import { type ScreenProps } from './screen-props'
import { SecurityPart } from './security-part'
import { SubscriptionsScreen } from './subscriptions-screen'

const withAccount = (Content: ComponentType<ScreenProps>) =>
  function OfAccount(props: ScreenProps) {
    return (
      <AccountOf user={props.user}>
        <Content {...props} />
      </AccountOf>
    )
  }

const DetailsScreen = (props: ScreenProps) => (
  <>
    <DetailsPart {...props} />
    <PhotoPart {...props} />
  </>
)

const OverviewPart = (props: ScreenProps) => (
  <>
    <FirstDay {...props} />
    <ChangesPart {...props} />
    <RequestsPart {...props} />
  </>
)

export const screens = {
  bell: withAccount(NewsBell),
  contacts: withAccount(ContactsScreen),
  subscriptions: withAccount(SubscriptionsScreen),
  details: withAccount(DetailsScreen),
  products: withAccount(ProductsPart),
  access: withAccount(AccessPart),
  requests: withAccount(OverviewPart),
  favourites: withAccount(FavouritesScreen),
  security: withAccount(SecurityPart),
  insights: withAccount(InsightsScreen),
  events: withAccount(EventsScreen),
  newsletters: withAccount(NewslettersScreen),
  interests: withAccount(InterestsScreen),
  notices: withAccount(NoticesScreen),
  onboarding: withAccount(OnboardingScreen),
}

export type Screens = typeof screens
