/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { type LocaleIn } from '../../../../src/config/locales'
import { formatDay } from '../../../../src/i18n/format/format-date'
import { href } from '../../../../src/routes/href'
import {
  endedFollows,
  feedItem,
  follow,
  jurisdictionFollowed,
  newsletter,
  noFeed,
  noFollows,
  viewer,
} from '../../../support/account/account-answers'
import { closeAll, network, open, openNetwork, part, press, sentOf } from '../../../support/account/account-screen'
import { enter } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const title = 'Coordinating several merger reviews'
type Words = Awaited<ReturnType<typeof open>>
const sayEnded = (words: Words, locale: LocaleIn<'main'>) => {
  const date = formatDay(locale, '2026-12-25', 'medium')
  return words('follows.ended-one', { name: 'Merger control', date }).replace(/\s+/g, ' ')
}

const locales = ['en', 'fr-fr', 'zh-cn'] as const

describe('what somebody follows', () => {
  it.each(locales)('makes a feed that gives its reasons, in %s (R-DAS-04)', async (locale) => {
    const words = await open(locale, href('dashboard-insights', locale))
    const link = await screen.findByRole('link', { name: title })

    expect(link.closest('li')?.textContent).toContain(words('feed.because', { names: 'Merger control' }))
    await press(words('feed.keep-one', { title }))
    await screen.findByText(words('feed.kept'))
    expect(sentOf('KeepPage')[0]?.variables).toMatchObject({ of: 'article-7', locale })
  })

  it('leads to the choice where nothing is there yet (R-DAS-04)', async () => {
    const words = await open('en', href('dashboard-insights', 'en'), { Feed: noFeed })
    const way = await screen.findByRole('link', { name: words('feed.choose') })

    expect(way.getAttribute('href')).toBe(href('profile', 'en', { tab: 'interests' }))
  })

  it('is shown ten rows at first, and whole when somebody asks (R-DAS-04)', async () => {
    const feed = [...Array(13).keys()].map((at) => ({
      ...feedItem,
      name: `article-${at}`,
      path: `/en/${at}`,
      title: `Row ${at}`,
    }))
    const words = await open('en', href('dashboard-insights', 'en'), { Feed: viewer({ feed }) })
    await screen.findByRole('link', { name: 'Row 9' })

    expect(screen.queryByRole('link', { name: 'Row 10' })).toBeNull()
    await press(words('feed.more', { count: 3 }))
    expect(screen.getByRole('link', { name: 'Row 12' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: words('feed.more', { count: 3 }) })).toBeNull()
  })

  it.each(locales)('is limited to kinds of change, of a jurisdiction, in %s (AL-1)', async (locale) => {
    const words = await open(locale, href('newsletters-and-alerts', locale), { Follows: jurisdictionFollowed })
    const which = await screen.findByRole('combobox', { name: words('follows.natures-of', { name: 'France' }) })
    await enter(which, 'law')
    await waitFor(() => expect(sentOf('ChangeFollow')[0]?.variables).toMatchObject({ id: 'w9', natures: 'law' }))
  })

  it.each(locales)('is changed and ended one by one, in %s (R-AUT-05)', async (locale) => {
    const words = await open(locale, href('newsletters-and-alerts', locale))
    const rate = await screen.findByRole('combobox', { name: words('follows.rate-of', { name: 'Merger control' }) })
    await enter(rate, 'daily')
    await waitFor(() =>
      expect(sentOf('ChangeFollow')[0]?.variables).toMatchObject({ id: 'w1', version: 1, rate: 'daily' }),
    )
    await press(words('follows.end-one', { name: 'Merger control' }))
    await waitFor(() => expect(sentOf('EndFollow')[0]?.variables).toMatchObject({ id: 'w1' }))
  })

  it.each(locales)('is brought back in its place, at once, in %s (N19, AC-8)', async (locale) => {
    const words = await open(locale, href('newsletters-and-alerts', locale))
    const name = 'Merger control'
    await screen.findByRole('heading', { level: 1, name: words('follows.count', { count: 1 }) })
    await press(words('follows.end-one', { name }))
    await screen.findByText(sayEnded(words, locale))
    const undo = screen.getByRole('button', { name: words('follows.again-one', { name }) })
    expect([undo.textContent, document.activeElement]).toEqual([words('follows.undo'), undo])
    expect(screen.queryByRole('combobox', { name: words('follows.rate-of', { name }) })).toBeNull()
    screen.getByRole('heading', { level: 1, name: words('follows.title') })

    await press(words('follows.again-one', { name }))
    await screen.findByRole('combobox', { name: words('follows.rate-of', { name }) })
    expect(sentOf('ResumeFollow')[0]?.variables).toMatchObject({ id: 'w1', version: 2 })
  })

  it.each(locales)('is followed again from the list of the last 30 days, in %s (N19, AC-8)', async (locale) => {
    const words = await open(locale, href('newsletters-and-alerts', locale), {
      Follows: noFollows,
      EndedFollows: endedFollows,
    })
    const ended = await part(words('follows.ended'))
    const name = 'Merger control'
    ended.getByText(sayEnded(words, locale))
    const again = ended.getByRole('button', { name: words('follows.again-one', { name }) })
    expect(again.textContent).toBe(words('follows.again'))
    const asked = sentOf('Follows').length
    network.answers = { ...network.answers, EndedFollows: viewer({ endedFollows: [] }) }
    await press(words('follows.again-one', { name }))

    await waitFor(() => expect(sentOf('ResumeFollow')[0]?.variables).toMatchObject({ id: 'w1', version: 2 }))
    await waitFor(() => expect(sentOf('Follows').length).toBeGreaterThan(asked))
    await waitFor(() => expect(screen.queryByText(words('follows.ended'))).toBeNull())
  })

  it('is brought back as it was, where a newsletter is ended by its own list (N19, AC-8)', async () => {
    const letter = { ...follow, id: 'w2', kind: 'newsletter', about: '4', title: 'Competition weekly' }
    const changed = { ...letter, version: 2, isOn: false, restorableUntil: '2026-12-25' }
    const words = await open('en', href('newsletters-and-alerts', 'en'), {
      Follows: viewer({ follows: [letter], newsletters: [newsletter] }),
      EndFollow: { data: { endFollow: changed } },
      ResumeFollow: { data: { resumeFollow: { ...letter, version: 3 } } },
    })
    const name = 'Competition weekly'
    const rate = await screen.findByLabelText<HTMLSelectElement>(words('follows.rate-of', { name }))
    await enter(rate, 'never')
    await screen.findByRole('button', { name: words('follows.again-one', { name }) })
    await press(words('follows.again-one', { name }))
    await waitFor(() => expect(sentOf('ResumeFollow')[0]?.variables).toMatchObject({ id: 'w2', version: 2 }))
    await waitFor(() => expect(rate.value).toBe('weekly'))
  })

  it('begins with a newsletter, a search or a subject (R-AUT-05, AL-1)', async () => {
    const words = await open('en', href('newsletters-and-alerts', 'en'))
    const name = 'Competition weekly'
    await enter(await screen.findByLabelText(words('follows.rate-of', { name })), 'weekly')
    await waitFor(() => expect(sentOf('Follow')[0]?.variables).toMatchObject({ kind: 'newsletter', about: '4' }))
    await enter(screen.getByLabelText(words('follows.kind')), 'search')
    await enter(screen.getByLabelText(words('follows.words')), 'merger')
    await press(words('follows.add'))

    await waitFor(() => expect(sentOf('Follow')[1]?.variables).toMatchObject({ kind: 'search', about: 'merger' }))
  })
})
