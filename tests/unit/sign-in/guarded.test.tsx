/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import { can } from '../../../src/access/can'
import { noPermissions } from '../../../src/access/permissions'
import { type LocaleIn, localesIn, toLocaleIn } from '../../../src/config/locales'
import { planPlaces } from '../../../src/features/dashboard/places'
import { mainWords } from '../../../src/i18n/words'
import { routeIds, routeOf } from '../../../src/routes/address'
import { href } from '../../../src/routes/href'
import { match } from '../../../src/routes/match'
import { profileTabs } from '../../../src/routes/placeholders'
import { booting } from '../../../src/services/identity/session/session-state'
import { theSession } from '../../../src/shell/session/use-session'
import { AccountPage } from '../../support/account/account-page'

const permissions = { status: 'ready', lists: noPermissions } as const
const blank = { redirectUrl: booting.redirectUrl, stateNonce: undefined, accessDenied: undefined }
const anonymous = { auth: { ...blank, status: 'anonymous', authenticated: false, user: undefined, token: undefined } }

const mainLocales = localesIn('main').map((locale) => toLocaleIn('main', locale))

/** Every address of the dashboard, and what else is somebody's own. */
const placesIn = (locale: LocaleIn<'main'>) => [
  ...planPlaces({ locale, path: href('dashboard', locale), permissions })
    .flat()
    .map(({ href: path }) => path),
  ...profileTabs.map((tab) => href('profile', locale, { tab })),
  href('onboarding', locale),
]

/** The page leaves for another address, which nothing but a browser can follow: that it does is reported, and caught here. */
const leavings = () => {
  const said: string[] = []
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => void said.push(String(error)))
  return said
}

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('what is somebody’s own', () => {
  it.each(mainLocales.flatMap((locale) => placesIn(locale).map((path) => [path, locale] as const)))(
    'shows nothing of itself before they sign in, and leaves for the place where they do: %s (PM-6, PM-7)',
    (path, locale) => {
      const said = leavings()
      history.replaceState(null, '', path)
      jest.spyOn(theSession().session, 'read').mockReturnValue({ ...anonymous, permissions } as never)
      render(<AccountPage locale={locale} />)

      expect(said).toEqual([expect.stringContaining('Not implemented: navigation')])
      expect(screen.queryByRole('navigation', { name: mainWords(locale)('dashboard.sections') })).toBeNull()
      const main = screen.getByRole('main')
      expect(within(main).getByRole('heading').textContent).toBe(mainWords(locale)('account.title'))
      expect(within(main).getByText(mainWords(locale)('account.wait-text').replace(/\s+/g, ' '))).toBeTruthy()
    },
  )

  it('is all that the dashboard has, and is offered to anyone who signed in (PM-6, PM-8)', () => {
    const open = ['auth', 'sign-in', 'sign-in-challenge', 'sign-up', 'email-verified-callback']
    const own = routeIds.filter((id) => routeOf(id).kind === 'client' && !open.includes(id))

    expect(new Set(placesIn('en').map((path) => match(path)?.route))).toEqual(new Set(own))
    expect(can(undefined, 'open', { kind: 'dashboard' })).toMatchObject({ allow: false, ask: 'sign-in' })
  })
})
