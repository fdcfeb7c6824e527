/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { theSession } from '../../../../src/shell/session/use-session'
import { justSignedIn, unreached } from '../../../support/account/account-answers'
import { closeAll, fill, open, openNetwork, part, press, sentOf } from '../../../support/account/account-screen'
import { untilAnswered } from '../../../support/browser/until-answered'

beforeEach(openNetwork)
afterEach(closeAll)

const at = (locale: 'en' | 'fr-fr' | 'zh-cn') => href('profile', locale, { tab: 'security' })
const pressNow = async (name: string) => {
  await press(name)
  await untilAnswered()
}

describe('security', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('tells where somebody is signed in, in %s (R-DAS-09)', async (locale) => {
    const words = await open(locale, at(locale))
    const sessions = await part(words('security.sessions'))
    const [here, phone] = [
      words('security.this', { device: words('security.device', { browser: 'Firefox', system: 'Windows' }) }),
      words('security.device', { browser: 'Safari', system: 'iPhone' }),
    ]

    await sessions.findByRole('heading', { level: 3, name: here })
    sessions.getByRole('heading', { level: 3, name: phone })
    sessions.getAllByText(/203\.0\.113\.\*/)
    sessions.getByRole('button', { name: words('security.end-one', { device: phone }) })
    expect(sessions.getAllByRole('button')).toHaveLength(2)
  })

  it('ends another session, which then goes from the list (R-DAS-09)', async () => {
    const words = await open('en', at('en'))
    const device = words('security.device', { browser: 'Safari', system: 'iPhone' })
    await screen.findByRole('heading', { level: 3, name: device })
    await pressNow(words('security.end-one', { device }))

    expect(sentOf('EndSession')[0]?.variables).toMatchObject({ session: 's2' })
    expect(screen.queryByRole('heading', { level: 3, name: device })).toBeNull()
    expect(screen.queryByRole('button', { name: words('security.end-others') })).toBeNull()
  })

  it('takes a way to sign in away, but not the first (R-DAS-09)', async () => {
    const words = await open('en', at('en'))
    const ways = await part(words('security.ways'))
    const google = mainWords('en')('sign-in.google')
    await ways.findByRole('heading', { level: 3, name: google })
    expect(ways.getAllByRole('button', { name: new RegExp(words('security.unlink')) })).toHaveLength(1)
    await pressNow(words('security.unlink-one', { name: google }))

    expect(sentOf('UnlinkLogin')[0]?.variables).toMatchObject({ login: 'google-oauth2 7' })
    expect(ways.queryByRole('heading', { level: 3, name: google })).toBeNull()
  })

  it('says so where a colleague ends sessions at the provider (R-DAS-09)', async () => {
    const words = await open('en', at('en'), { Security: unreached })

    await screen.findByText(words('security.by-operator'))
    screen.getByText(words('security.ways-unknown'))
    screen.getByText(words('delete.by-operator'))
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)('gives all data as two files, in %s (R-DAS-09, AC-9)', async (locale) => {
    const words = await open(locale, at(locale))
    const own = await part(words('export.title'))
    await own.findByRole('button', { name: words('export.make') })
    await pressNow(words('export.make'))

    const links = own.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/online-services/files/download/json', '/online-services/files/download/html'])
    expect(sentOf('ExportData')[0]?.variables).toMatchObject({ locale })
  })

  it('asks who it is before an account is deleted (R-DAS-09)', async () => {
    const words = await open('en', at('en'))
    const own = await part(words('delete.title'))

    await own.findByRole('button', { name: words('delete.sign-in') })
    expect(own.queryByRole('button', { name: words('delete.do') })).toBeNull()
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'deletes an account whose address was typed, and signs out, in %s (R-DAS-09)',
    async (locale) => {
      const words = await open(locale, at(locale), { Security: justSignedIn })
      const leave = jest.spyOn(theSession().session, 'signOut').mockResolvedValue()
      const own = await part(words('delete.title'))
      await own.findByLabelText(words('delete.email'))
      await fill(words('delete.email'), 'somebody@else.example')
      await pressNow(words('delete.do'))
      own.getByRole('link', { name: words('delete.email-problem') })
      expect(sentOf('DeleteAccount')).toEqual([])

      await fill(words('delete.email'), ' Rowan@harbour.example')
      await pressNow(words('delete.do'))
      expect(sentOf('DeleteAccount')).toHaveLength(1)
      expect(leave).toHaveBeenCalledWith(locale)
    },
  )
})
