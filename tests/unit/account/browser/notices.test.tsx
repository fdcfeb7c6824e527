/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { pausedNotices } from '../../../support/account/account-answers'
import { closeAll, fill, open, openNetwork, press, sentOf } from '../../../support/account/account-screen'
import { user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const at = (locale: 'en' | 'fr-fr' | 'zh-cn') => href('profile', locale, { tab: 'notifications' })

describe('notices', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'are a question for each kind and way, in %s (R-DAS-08)',
    async (locale) => {
      const words = await open(locale, at(locale))
      const name = `${words('notices.insights')}: ${words('notices.email')}, ${words('notices.weekly')}`

      expect((await screen.findByRole<HTMLInputElement>('radio', { name })).checked).toBe(true)
      expect(screen.getAllByRole('radio')).toHaveLength(5 * 2 * 4)
    },
  )

  it('are kept as they are chosen (R-DAS-08)', async () => {
    await open('en', at('en'))
    await user.click(await screen.findByRole('radio', { name: 'The law changes: Email, At once' }))
    await waitFor(() => expect(sentOf('ChangeNotices')).toHaveLength(1))
    const { choices, ...times } = sentOf('ChangeNotices')[0]?.variables ?? {}

    expect(choices).toContainEqual({ kind: 'law', way: 'email', rate: 'immediate' })
    expect(times).toMatchObject({ version: 1, hour: 8, weekday: 1, pausedUntil: null })
  })

  it('are paused until a day that is to come (R-DAS-08)', async () => {
    const words = await open('en', at('en'))
    await screen.findAllByRole('radio')
    await fill(words('notices.until'), '2020-01-01')
    await press(words('notices.pause-now'))
    await screen.findByRole('link', { name: words('notices.until-problem') })
    expect(sentOf('ChangeNotices')).toEqual([])
    await fill(words('notices.until'), '2999-12-07')
    await press(words('notices.pause-now'))

    await waitFor(() => expect(sentOf('ChangeNotices')[0]?.variables).toMatchObject({ pausedUntil: '2999-12-07' }))
  })

  it('go on by one press (R-DAS-08)', async () => {
    const words = await open('en', at('en'), { Notices: pausedNotices })
    await screen.findByRole('heading', { level: 1, name: /7 Dec/ })
    await press(words('notices.resume'))

    await waitFor(() => expect(sentOf('ChangeNotices')[0]?.variables).toMatchObject({ pausedUntil: null }))
  })
})
