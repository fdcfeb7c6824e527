import { type ComponentType } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type SignedInWords } from '../../i18n/load-signed-in-words'
import { type User } from '../../services/identity/user'
import { AccountOf } from './account-of'
import { ContactsScreen } from './contacts-screen'
import { DetailsPart } from './details-part'
import { SubscriptionsScreen } from './subscriptions-screen'

export type ScreenProps = { locale: LocaleIn<'main'>; user: User; words: SignedInWords }

const withAccount = (Content: ComponentType<ScreenProps>) =>
  function OfAccount(props: ScreenProps) {
    return (
      <AccountOf user={props.user}>
        <Content {...props} />
      </AccountOf>
    )
  }

export const screens = {
  contacts: withAccount(ContactsScreen),
  subscriptions: withAccount(SubscriptionsScreen),
  details: withAccount(DetailsPart),
}

export type Screens = typeof screens
