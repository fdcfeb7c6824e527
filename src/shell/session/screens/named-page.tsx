import { type ReactNode } from 'react'
import { type LocaleIn } from '../../../config/locales'
import { shownName } from '../../../services/identity/user'
import { type Frame, Layout } from '../../layout/layout'
import { type PageContext } from '../../page'
import { shellLanguages } from '../shell-languages'
import { useAddress, useSession } from '../use-session'

type Context<Props> = PageContext<Props, LocaleIn<'main'>>
type Given<Props> = { pageContext: { props?: Context<Props> } }

/** A template that is drawn in the browser: its header names the signed-in person, as those of public pages do. */
export const namedPage =
  <Props,>(Content: (context: Context<Props>) => ReactNode) =>
  ({ pageContext: { props } }: Given<Props>) => {
    if (!props) return null
    // What is built is the same for everybody.
    const Around = typeof window === 'undefined' ? Layout : NamedLayout
    return (
      <Around frame={props.frame}>
        <Content {...props} />
      </Around>
    )
  }

function NamedLayout({ frame: built, children }: { frame: Frame; children: ReactNode }) {
  const address = useAddress()
  const frame = { ...built, languages: shellLanguages(built.languages, address) }
  const { auth, readKnownName } = useSession()
  const isAsking = auth.status === 'booting' || auth.status === 'restoring' || auth.status === 'callback'
  const name = auth.authenticated ? shownName(auth.user) : isAsking ? readKnownName() : undefined
  const { account } = frame
  if (account?.own === undefined || name === undefined || name === '') return <Layout frame={frame}>{children}</Layout>
  return <Layout frame={{ ...frame, account: { ...account, href: account.own, text: name } }}>{children}</Layout>
}
