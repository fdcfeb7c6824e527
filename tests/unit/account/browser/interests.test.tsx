/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react'
import { href } from '../../../../src/routes/href'
import { closeAll, network, open, openNetwork, sentOf } from '../../../support/account/account-screen'
import { interests } from '../../../support/account/interest-answers'
import { untilAnswered } from '../../../support/browser/until-answered'
import { enter, user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const at = (locale: 'en' | 'fr-fr' | 'zh-cn') => href('profile', locale, { tab: 'interests' })
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const tick = async (name: RegExp) => {
  await user.click(await box(name))
  await untilAnswered()
}

const before = ['nav-jurisdiction-1', 'topic-5']

/** The service has the change in its next version. */
function answerNext(chosen: readonly string[]): void {
  const version = 3 + sentOf('ChangeInterests').length
  network.answers['ChangeInterests'] = { data: { changeInterests: { ...interests, version, chosen } } }
}

async function press(name: string, chosen: readonly string[]): Promise<void> {
  const button = await screen.findByRole('button', { name })
  answerNext(chosen)
  await user.click(button)
  await untilAnswered()
}

describe('interests', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('are a tree with what is chosen, in %s (R-DAS-07)', async (locale) => {
    const words = await open(locale, at(locale))
    await screen.findByRole('heading', { level: 1, name: words('interests.count', { count: 2 }) })

    expect((await box(/Singapore/)).checked).toBe(true)
    const region = await box(new RegExp(`Asia ${words('interests.in-part')}`))
    expect([region.checked, region.indeterminate]).toEqual([false, true])
    screen.getByRole('button', { name: words('interests.remove', { title: 'Merger control' }) })
  })

  it('are kept as they are ticked, a branch with all that is below it (R-DAS-07)', async () => {
    await open('en', at('en'))
    await tick(/Competition/)

    expect(sentOf('ChangeInterests')[0]?.variables).toMatchObject({
      version: 2,
      chosen: ['nav-jurisdiction-1', 'topic-4', 'topic-5', 'topic-6'],
    })
  })

  it('that are ticked in haste are all kept (R-DAS-07)', async () => {
    await open('en', at('en'))
    const [japan, cartels] = [await box(/Japan/), await box(/Cartels/)]
    // No answer comes between the two.
    act(() => japan.click())
    act(() => cartels.click())
    await untilAnswered()

    await waitFor(() => expect(sentOf('ChangeInterests')).toHaveLength(2))
    expect(sentOf('ChangeInterests').at(-1)?.variables).toMatchObject({
      version: 3,
      chosen: ['nav-jurisdiction-1', 'nav-jurisdiction-2', 'topic-4', 'topic-5', 'topic-6'],
    })
  })

  it('are found by a part of their names (R-DAS-07)', async () => {
    const words = await open('en', at('en'))
    await box(/Singapore/)
    await enter(screen.getByLabelText(words('interests.find')), 'jap')
    await box(/Japan/)

    expect(screen.queryByRole('checkbox', { name: /Singapore|Competition/ })).toBeNull()
  })

  it('that were all cleared come back at one press, where they were cleared (R-DAS-07, N19, AC-8)', async () => {
    const words = await open('en', at('en'))
    const removing = words('interests.remove', { title: 'Merger control' })
    await press(words('interests.clear'), [])
    const undo = screen.getByRole('button', { name: words('follows.undo') })
    expect(screen.queryByRole('button', { name: removing })).toBeNull()
    // The keyboard is still at it.
    expect(document.activeElement).toBe(undo)
    await press(words('follows.undo'), before)

    expect(sentOf('ChangeInterests').map(({ variables }) => variables['chosen'])).toEqual([[], before])
    screen.getByRole('button', { name: removing })
    expect(screen.queryByRole('button', { name: words('follows.undo') })).toBeNull()
  })

  it('that were chosen since a clearing are not taken away by its undoing (R-DAS-07, N19)', async () => {
    const words = await open('en', at('en'))
    await press(words('interests.clear'), [])
    answerNext(['nav-jurisdiction-2'])
    await tick(/Japan/)

    expect(sentOf('ChangeInterests').at(-1)?.variables).toMatchObject({ chosen: ['nav-jurisdiction-2'] })
    screen.getByRole('button', { name: words('interests.remove', { title: 'Japan' }) })
    expect(screen.queryByRole('button', { name: words('follows.undo') })).toBeNull()
  })
})
