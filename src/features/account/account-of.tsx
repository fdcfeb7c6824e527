import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode } from 'react'
import { followNews } from '../../services/account/follow-news'
import { whenLeft } from '../../services/account/leaving'
import { type Account, openAccount } from '../../services/account/open-account'
import { type User } from '../../services/identity/user'
import { theSession } from '../../shell/session/use-session'

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
    const stopFollowing = followNews(account.client, account.page)
    opened = { of: objectId, account }
    whenLeft(() => {
      opened = undefined
      stopFollowing()
      return account.close()
    })
  }
  return opened.account
}

/** What stands inside asks the account of one person. */
export const AccountOf = ({ user, children }: { user: User; children: ReactNode }) => (
  <ApolloProvider client={accountOf(user).client}>{children}</ApolloProvider>
)
