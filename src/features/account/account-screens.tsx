import { ApolloProvider } from '@apollo/client/react'
import { type ComponentType } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type SignedInWords } from '../../i18n/load-signed-in-words'
import { whenLeft } from '../../services/account/leaving'
import { type Account, openAccount } from '../../services/account/open-account'
import { type User } from '../../services/identity/user'
import { theSession } from '../../shell/session/use-session'
import { ContactsScreen } from './contacts-screen'
import { DetailsPart } from './details-part'
import { SubscriptionsScreen } from './subscriptions-screen'

export type ScreenProps = { locale: LocaleIn<'main'>; user: User; words: SignedInWords }

let opened: { of: string; account: Account } | undefined

/** One for as long as somebody is signed in: each screen finds what the others have loaded. */
function accountOf({ objectId }: User): Account {
  if (opened?.of !== objectId) {
    const { session } = theSession()
    const account = openAccount({
      origin: location.origin,
      fetch: (...asked) => fetch(...asked),
      crypto,
      readCookies: () => document.cookie,
      readToken: session.readToken,
      replaceToken: session.replaceToken,
    })
    opened = { of: objectId, account }
    whenLeft(() => {
      opened = undefined
      return account.close()
    })
  }
  return opened.account
}

const withAccount = (Content: ComponentType<ScreenProps>) =>
  function OfAccount(props: ScreenProps) {
    return (
      <ApolloProvider client={accountOf(props.user).client}>
        <Content {...props} />
      </ApolloProvider>
    )
  }

export const screens = {
  contacts: withAccount(ContactsScreen),
  subscriptions: withAccount(SubscriptionsScreen),
  details: withAccount(DetailsPart),
}

export type Screens = typeof screens
