import { useEffect, useState } from 'react'
import { can, type Decision } from '../../access/can'
import { type Permissions } from '../../access/permissions'
import { type Snapshot } from '../../services/identity/session/live-session'
import { useSession } from '../../shell/session/use-session'

/** Asked so often whether somebody still may: what was taken away is gone within five seconds. */
const watchMs = 3500

type Known = {
  /** Undefined as long as nobody knows. */
  decision: Decision | undefined
  isFailed: boolean
  /** They could read it on this page, and now cannot any more. */
  hasEnded: boolean
  again: () => Promise<void>
}

/** Whether the person who is signed in may read a service of the navigator, for as long as the page is seen. */
export function useDecision(permission: string): Known {
  const { auth, permissions, session } = useSession()
  const lists = useLast(permissions)
  const [wasAllowed, setWasAllowed] = useState(false)
  const decision =
    auth.authenticated && lists
      ? can({ permissions: lists }, 'read', { kind: 'navigator', service: permission })
      : undefined
  if (decision?.allow && !wasAllowed) setWasAllowed(true)
  useEffect(() => {
    if (!auth.authenticated) return
    void session.loadPermissions()
    const timer = setInterval(() => {
      const isIdle = session.read().permissions.status !== 'loading'
      if (isIdle && navigator.onLine && document.visibilityState === 'visible') void session.loadPermissions()
    }, watchMs)
    return () => clearInterval(timer)
  }, [auth.authenticated, session])
  return {
    decision,
    isFailed: decision === undefined && permissions.status === 'failed',
    hasEnded: wasAllowed && decision?.allow === false,
    again: session.loadPermissions.bind(session),
  }
}

/** Whether the person who is signed in has a duty of their client. */
export function useDuty(duty: 'navigator-attest' | 'audit'): boolean {
  const { permissions } = useSession()
  const lists = useLast(permissions)
  return lists !== undefined && can({ permissions: lists }, 'do', { kind: 'compliance', duty }).allow
}

/** What was known last stays while it is asked again, or could not be. */
function useLast(permissions: Snapshot['permissions']): Permissions | undefined {
  const [lists, setLists] = useState<Permissions>()
  const newest = permissions.status === 'ready' ? permissions.lists : lists
  if (newest !== lists) setLists(newest)
  return newest
}
