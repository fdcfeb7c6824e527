import { Suspense, useEffect, useLayoutEffect } from 'react'
import { leaveAccount } from '../../services/account/leaving'
import { type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { Notice } from '../../ui/notice/notice'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { AccountOf } from '../account/account-of'
import { screens } from './fetched/screens'
import { type InsideProps } from './inside-props'
import { InsideScreen } from './inside-screen'
import { Refused } from './refused'
import { useDecision } from './use-decision'

/** What the page itself says in place of this. */
export type Outside = { show: (isNobodyHere: boolean) => void; tell: (isRefused: boolean) => void }
type Props = InsideProps & { outside: Outside }

/** What follows for those who are signed in: the answers, or why not. */
export function Inside({ outside: { show, tell }, ...props }: Props) {
  const { user, isNobody } = useSomebody(props.locale, show)
  if (user) return <ForSomebody key={user.objectId} {...props} user={user} tell={tell} />
  return isNobody ? null : <Wait words={props.words} />
}

/** On the front, which belongs to no service: what the person who is signed in may read. */
export function InsideFront({ outside: { show }, ...props }: Omit<Props, 'page'>) {
  const { user, isNobody } = useSomebody(props.locale, show)
  if (user) {
    return (
      <AccountOf key={user.objectId} user={user}>
        <Left />
        <Suspense fallback={null}>
          <screens.front {...props} />
        </Suspense>
      </AccountOf>
    )
  }
  return isNobody ? null : <Wait words={props.words} />
}

/** Who is signed in, once that is known; where nobody is, the page is as it was built. */
function useSomebody(locale: InsideProps['locale'], show: Outside['show']) {
  const { auth, session } = useSession()
  const isNobody = auth.status === 'anonymous' || auth.status === 'denied'
  useEffect(() => {
    if (auth.status === 'booting') void session.restore(locale)
  }, [auth.status, locale, session])
  useLayoutEffect(() => show(isNobody), [show, isNobody])
  return { user: auth.authenticated ? auth.user : undefined, isNobody }
}

type ForProps = InsideProps & { user: User; tell: Outside['tell'] }

function ForSomebody({ user, tell, ...props }: ForProps) {
  const { page, words } = props
  const { decision, isFailed, hasEnded, again } = useDecision(page.service.permission)
  const isRefused = decision?.allow === false || isFailed
  // The page's own words follow what stands here, in one step.
  useLayoutEffect(() => tell(isRefused), [tell, isRefused])
  if (decision?.allow) {
    return (
      <AccountOf user={user}>
        <Left />
        <InsideScreen {...props} />
      </AccountOf>
    )
  }
  if (decision) return <Refused {...props} {...{ user, hasEnded, again }} missing={decision.because} />
  return isFailed ? <Failed {...props} again={again} /> : <Wait words={words} />
}

/** What was loaded for somebody is forgotten once they may not read it any more. */
function Left() {
  useEffect(() => () => void leaveAccount(), [])
  return null
}

const Failed = ({ words, partWords, again }: InsideProps & { again: () => Promise<void> }) => (
  <div className="wrap">
    <Notice kind="warning">
      <p role="alert">{words('gate.failed')}</p>
      <Press onPress={again}>{partWords('card.retry')}</Press>
    </Notice>
  </div>
)

const Wait = ({ words }: Pick<InsideProps, 'words'>) => (
  <div className="wrap">
    <WaitLines text={words('gate.loading')} />
  </div>
)
