import { type LiveSession } from '../identity/session/live-session'
import { forgetEnded } from './forget-packets'

/** What is kept on this device goes with the right to read it, as soon as the site hears that it is gone. */
export function followSession(session: Pick<LiveSession, 'read' | 'subscribe'>): void {
  let known = ''
  session.subscribe(() => {
    const { auth, permissions } = session.read()
    if (!auth.authenticated || permissions.status !== 'ready') return
    const said = JSON.stringify([auth.user.objectId, permissions.lists])
    if (said === known) return
    known = said
    forgetEnded(auth.user.objectId, permissions.lists).catch(() => (known = ''))
  })
}
