/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { linkTicket } from '../../../../src/services/account/link-ticket'
import { theSession } from '../../../../src/shell/session/use-session'
import { justSignedIn } from '../../../support/account/account-answers'
import { closeAll, open, openNetwork, part, press, sentOf } from '../../../support/account/account-screen'
import { untilAnswered } from '../../../support/browser/until-answered'

beforeEach(openNetwork)
afterEach(async () => {
  linkTicket.forget()
  await closeAll()
})

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const at = (locale: (typeof locales)[number]) => href('profile', locale, { tab: 'security' })
const spyOn = (way: 'signIn' | 'signInAfresh') => jest.spyOn(theSession().session, way).mockResolvedValue()
const pressNow = async (name: string) => {
  await press(name)
  await untilAnswered()
}
const kept = { ticket: 't', name: 'Ada Quill', endsAt: '2126-11-26T09:00:00.000Z' }

describe('a further way to sign in', () => {
  it.each(locales)('is added after a fresh sign-in alone, in %s (R-DAS-09)', async (locale) => {
    const words = await open(locale, at(locale))
    const again = spyOn('signInAfresh')
    const ways = await part(words('security.ways'))
    await ways.findByText(words('link.fresh'))
    expect(ways.queryByText(words('link.choose'))).toBeNull()
    await pressNow(words('link.sign-in'))

    expect(again).toHaveBeenCalledWith({ locale, returnTo: at(locale) })
    expect(sentOf('BeginLink')).toEqual([])
  })

  it.each(locales)(
    'is offered unless it opens the account already, and begins with a ticket, in %s (R-DAS-09)',
    async (locale) => {
      const words = await open(locale, at(locale), { Security: justSignedIn })
      const leave = spyOn('signIn')
      const say = mainWords(locale)
      const nameOf = (way: 'email' | 'enterprise' | 'google') => words('link.add', { name: say(`sign-in.${way}`) })
      await screen.findByRole('button', { name: nameOf('enterprise') })
      expect(screen.queryByRole('button', { name: nameOf('google') })).toBeNull()
      await pressNow(nameOf('email'))

      expect(leave).toHaveBeenCalledWith({ locale, returnTo: at(locale), connection: 'email', isFresh: true })
      expect(linkTicket.read()).toEqual({ ...kept, name: 'Rowan Ellery', of: 'auth0|a' })
    },
  )

  it.each(locales)('is added by a press of the person who signed in by it, in %s (R-DAS-09)', async (locale) => {
    linkTicket.keep({ ...kept, of: 'auth0|first' })
    const words = await open(locale, at(locale))
    const leave = spyOn('signInAfresh')
    const link = await part(words('link.title'))
    expect(link.getByText(/Ada Quill/).textContent).toContain('rowan@harbour.example')
    expect(screen.queryByRole('heading', { level: 2, name: words('delete.title') })).toBeNull()
    await pressNow(words('link.do'))

    expect(sentOf('AcceptLink')[0]?.variables).toMatchObject({ ticket: 't' })
    expect(leave).toHaveBeenCalledWith({ locale, returnTo: at(locale), isFresh: false })
    expect(linkTicket.read()).toBeUndefined()
  })

  it.each(['authentication', 'email', 'taken', 'ticket'] as const)(
    'says what to do where it is refused because of %s, and leads back (R-DAS-09)',
    async (reason) => {
      linkTicket.keep({ ...kept, of: 'auth0|first' })
      const refusal = { data: null, errors: [{ message: '', extensions: { code: 'INVALID', fields: [reason] } }] }
      const words = await open('en', at('en'), { AcceptLink: refusal })
      const leave = spyOn('signIn')
      await part(words('link.title'))
      await pressNow(words('link.do'))
      screen.getByText(words(`link.${reason}`))
      expect(leave).not.toHaveBeenCalled()
      await pressNow(words('link.back'))

      expect(leave).toHaveBeenCalledWith({ locale: 'en', returnTo: at('en'), chooseAccount: true })
      expect(linkTicket.read()).toBeUndefined()
    },
  )

  it('was none where somebody came back by the same, and a ticket ends (R-DAS-09)', async () => {
    linkTicket.keep({ ...kept, of: 'auth0|a' })
    const words = await open('en', at('en'))
    await screen.findByText(words('link.same', { name: 'Ada Quill' }))
    await pressNow(words('link.close'))
    expect(screen.queryByText(words('link.same', { name: 'Ada Quill' }))).toBeNull()

    linkTicket.keep({ ...kept, of: 'auth0|first', endsAt: '2026-01-01T09:00:00.000Z' })
    expect(linkTicket.read()).toBeUndefined()
  })
})
