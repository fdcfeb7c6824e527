/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { closeAll, open, openNetwork, part, press, sentOf } from '../../../support/account/account-screen'
import { untilAnswered } from '../../../support/browser/until-answered'
import { user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const law = 'Is a notice needed?'
const locales = ['en', 'fr-fr', 'zh-cn'] as const

const letters = (state: string) => ({
  data: {
    viewer: { __typename: 'Viewer', id: 'auth0|a', letters: { __typename: 'Letters', state, dueAt: null, alerts: [] } },
  },
})

describe('news of what somebody follows', () => {
  it.each(locales)('stands in the frame of every page, the unread in words, in %s (AL-2)', async (locale) => {
    const words = await open(locale, href('dashboard-insights', locale))
    const panel = await part(words('alerts.title'))
    const link = await panel.findByRole('link', { name: law })

    expect(link.closest('li')?.textContent).toContain(words('alerts.unread'))
    expect(link.closest('li')?.textContent).toContain(words('alerts.law-change'))
    const opener = screen.getByRole('button', { name: new RegExp(`^${words('alerts.news')}`) })
    expect(opener.textContent).toContain(words('alerts.unread-count', { count: 1 }))
    expect(opener.getAttribute('popovertarget')).toBe(link.closest('[popover]')?.id)
  })

  it('is read one by one where it is opened, and all at once (AL-2)', async () => {
    const words = await open('en', href('dashboard-insights', 'en'))
    const panel = await part(words('alerts.title'))
    const link = await panel.findByRole('link', { name: law })
    link.addEventListener('click', (event) => event.preventDefault())
    // In the first tenth of a second nothing is asked twice (K-6).
    await untilAnswered()
    await user.click(link)
    await waitFor(() => expect(sentOf('ReadAlerts')[0]?.variables).toMatchObject({ isAlone: true }))
    await waitFor(() => expect(sentOf('Alerts').length).toBeGreaterThan(1))
    await press(words('alerts.read-all'))

    await waitFor(() => expect(sentOf('ReadAlerts')[1]?.variables).toMatchObject({ isAlone: false }))
  })

  it.each(locales)('is seen in the next letter before it goes, in %s (R-AUT-05)', async (locale) => {
    const words = await open(locale, href('newsletters-and-alerts', locale))
    const next = await part(words('letters.title'))

    expect(await next.findByRole('link', { name: law })).toBeTruthy()
    expect(next.getByText(new RegExp('2026'))).toBeTruthy()
  })

  it.each(['refused', 'ended'] as const)('says why no letter goes, and sends them again: %s (AL-6)', async (state) => {
    const words = await open('en', href('newsletters-and-alerts', 'en'), { Letters: letters(state) })
    const next = await part(words('letters.title'))
    const said = await next.findByText(words(`letters.${state}`))
    const again = within(said.parentElement as HTMLElement).getByRole('button', { name: words('letters.resume') })
    await user.click(again)

    await waitFor(() => expect(sentOf('ResumeLetters')).toHaveLength(1))
  })
})
