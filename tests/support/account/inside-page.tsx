import { act, render } from '@testing-library/react'
import { noPermissions } from '../../../src/access/permissions'
import { type LocaleIn } from '../../../src/config/locales'
import { showInside } from '../../../src/features/navigator/show-inside'
import { type Snapshot } from '../../../src/services/identity/session/live-session'
import { booting } from '../../../src/services/identity/session/session-state'
import { type User } from '../../../src/services/identity/user'
import { type FrontPage, type InsidePage, type ProductsPage } from '../../../src/shell/navigator/inside-page'
import { theSession } from '../../../src/shell/session/use-session'
import { Inside, Outside } from '../../../src/ui/inside/inside'
import { setPhone } from '../browser/screen-width'
import { untilQuiet } from '../browser/until-answered'

const blank = { redirectUrl: booting.redirectUrl, stateNonce: undefined, accessDenied: undefined }
const user = { name: 'Rowan Ellery', objectId: 'auth0|a', email: 'rowan@example.com', company: null } as User
export const service = { number: 7, slug: 'share-disclosure', permission: 'share-disclosure', name: 'Share disclosure' }
export const jurisdictionPage: InsidePage = {
  view: 'jurisdiction',
  service,
  region: 'europe',
  jurisdiction: 'austria',
  place: 'Austria',
}

const nobody: Snapshot = {
  auth: { ...blank, status: 'anonymous', authenticated: false, user: undefined, token: undefined },
  permissions: { status: 'none' },
}

/** Somebody with these permissions; undefined where nobody could say which. */
export const somebody = (productPermissions: readonly string[] | undefined): Snapshot => ({
  auth: { ...blank, status: 'authenticated', authenticated: true, user, token: 'a' },
  permissions: productPermissions
    ? { status: 'ready', lists: { ...noPermissions, productPermissions } }
    : { status: 'failed', error: { code: 'x', description: 'x' } },
})

/** Goes on inside a page, and says how to change who is there. */
export async function openInside(
  page: InsidePage | FrontPage | ProductsPage,
  snapshot = nobody,
  locale: LocaleIn<'main'> = 'en',
) {
  if (!('matchMedia' in window)) setPhone(false)
  const { session } = theSession()
  const told = { now: snapshot, listeners: new Set<() => void>() }
  jest.spyOn(session, 'read').mockImplementation(() => told.now)
  jest.spyOn(session, 'subscribe').mockImplementation((listener) => {
    told.listeners.add(listener)
    return () => told.listeners.delete(listener)
  })
  jest.spyOn(session, 'restore').mockResolvedValue()
  const loadPermissions = jest.spyOn(session, 'loadPermissions').mockResolvedValue()
  render(
    <main>
      <h1>Austria</h1>
      <Inside locale={locale} page={page} />
      <Outside isTeaser>What is asked</Outside>
      <Outside>For subscribers</Outside>
    </main>,
  )
  const place = document.getElementById('navigator_inside') as HTMLElement
  // What presses fetch is here, as it is from a cache: reading it for the first time takes longer than a page is waited for.
  await Promise.all([
    import('../../../src/features/navigator/jurisdiction/ask-team'),
    import('../../../src/features/navigator/table/cell-panel'),
    import('../../../src/features/navigator/compare/compared-days'),
  ])
  await act(async () => {
    await showInside(place)
  })
  await untilQuiet()
  const become = async (next: Snapshot) => {
    told.now = next
    act(() => told.listeners.forEach((listener) => listener()))
    await untilQuiet()
  }
  return { place, become, loadPermissions, settle: untilQuiet }
}
