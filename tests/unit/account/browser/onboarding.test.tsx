/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { beginning, newcomer, onboardingAt } from '../../../support/account/account-answers'
import { closeAll, network, open, openNetwork, press, sentOf } from '../../../support/account/account-screen'
import { enter } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const stepsSent = () => sentOf('ChangeOnboarding').map(({ variables }) => variables.step)
// Of what is chosen while something is sent, only the last is kept: each step waits for the one before.
const untilSent = (count: number) => waitFor(() => expect(stepsSent()).toHaveLength(count))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the questions of the first day', () => {
  it('come after the first sign-in (R-AUT-03)', async () => {
    const words = await open('en', href('dashboard', 'en'), {
      Onboarding: newcomer,
      ChangeOnboarding: onboardingAt('work', 1),
    })

    await heading(words('onboarding.work-title'))
    expect(location.pathname).toBe(href('onboarding', 'en'))
  })

  it('never come again once they were asked (R-AUT-03)', async () => {
    const words = await open('en', href('dashboard', 'en'), { Onboarding: beginning })
    await screen.findByRole('heading', { level: 2, name: words('requests.title') }).catch(() => undefined)

    await waitFor(() => expect(sentOf('Onboarding').length).toBeGreaterThan(0))
    expect(location.pathname).toBe(href('dashboard', 'en'))
    expect(stepsSent()).toEqual([])
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)('are three, back and forth, in %s (R-AUT-03)', async (locale) => {
    const words = await open(locale, href('onboarding', locale), { Onboarding: beginning })
    await heading(words('onboarding.work-title'))
    await screen.findByLabelText(words('details.country'))
    network.answers.ChangeOnboarding = onboardingAt('interests', 2)
    await press(words('onboarding.go-on'))
    await heading(words('onboarding.interests-title'))
    await untilSent(1)
    expect(sentOf('ChangeDetails')[0]?.variables).toMatchObject({ version: 3 })

    network.answers.ChangeOnboarding = onboardingAt('work', 3)
    await press(words('onboarding.back'))
    await heading(words('onboarding.work-title'))
    await untilSent(2)
    network.answers.ChangeOnboarding = onboardingAt('interests', 4)
    await press(words('onboarding.skip'))
    await heading(words('onboarding.interests-title'))
    await untilSent(3)
    network.answers.ChangeOnboarding = onboardingAt('notices', 5)
    await press(words('onboarding.skip'))
    await heading(words('onboarding.notices-title'))
    await untilSent(4)
    await enter(await screen.findByLabelText(words('onboarding.rate')), 'daily')
    await waitFor(() => expect(JSON.stringify(sentOf('ChangeNotices')[0]?.variables)).toContain('daily'))
    network.answers.ChangeOnboarding = onboardingAt('done', 6)
    await press(words('onboarding.finish'))

    await waitFor(() => expect(location.pathname).toBe(href('dashboard', locale)))
    expect(stepsSent()).toEqual(['interests', 'work', 'interests', 'notices', 'done'])
  })
})
