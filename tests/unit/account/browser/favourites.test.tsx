/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { type LocaleIn } from '../../../../src/config/locales'
import { formatDay } from '../../../../src/i18n/format/format-date'
import { href } from '../../../../src/routes/href'
import { noFavourites, removedFavourites } from '../../../support/account/account-answers'
import { closeAll, open, openNetwork, part, press, sentOf, setNetwork } from '../../../support/account/account-screen'
import { keptReports, listedReports } from '../../../support/account/kept-report-answers'
import { untilAnswered } from '../../../support/browser/until-answered'
import { enter, user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

const title = 'When a price list becomes an agreement'
const dayIn = (locale: LocaleIn<'main'>) => formatDay(locale, '2026-11-02T09:00:00.000Z', 'medium')
const pressNow = async (name: string) => {
  await press(name)
  await untilAnswered()
}

describe('favourites', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('stand below their kinds, in %s (R-AUT-04)', async (locale) => {
    const words = await open(locale, href('favourites', locale))
    await screen.findByRole('heading', { level: 1, name: words('favourites.count', { count: 3 }) })
    const insights = await part(words('favourites.insights'))
    const headings = insights.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

    expect(headings).toEqual([title, 'Second thoughts'])
    expect(insights.getByRole('link', { name: title }).getAttribute('href')).toBe('/en/articles/1/price-list')
    insights.getByText(words('favourites.gone'))
    await part(words('favourites.people'))
    expect(sentOf('Favourites')[0]?.variables).toEqual({ locale })
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'begin with reports, and say how old each is, in %s (R-AUT-04)',
    async (locale) => {
      const words = await open(locale, href('favourites', locale), {
        Reports: keptReports,
        KeptReports: listedReports(locale),
      })
      await screen.findByRole('heading', { level: 1, name: words('favourites.count', { count: 5 }) })
      const reports = await part(words('favourites.reports'))
      const link = await reports.findByRole('link', { name: 'Swaps' })

      expect(link.getAttribute('href')).toMatch(/report-builder#report=p1$/)
      reports.getByRole('link', { name: 'Of a colleague' })
      reports.getByText(words('favourites.shared-changed', { changed: 1, total: 48 }))
      const changed = words('favourites.report-changed', { changed: 1, total: 2, date: dayIn(locale) })
      reports.getByText(changed.replace(/\s+/g, ' '))
      reports.getByText(words('favourites.report-ended'))
      await pressNow(words('favourites.remove-one', { title: 'Swaps' }))
      expect(sentOf('RemoveReport')[0]?.variables).toMatchObject({ id: 'p1', version: 4 })
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'are narrowed to one kind by a press, in %s (R-AUT-04)',
    async (locale) => {
      const words = await open(locale, href('favourites', locale), {
        Reports: keptReports,
        KeptReports: listedReports(locale),
      })
      await screen.findByRole('heading', { level: 1, name: words('favourites.count', { count: 5 }) })
      const chip = (kind: 'everything' | 'reports' | 'people', count: number) =>
        screen.getByRole('button', { name: `${words(`favourites.${kind}`)} ${count}` })
      const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      const whole = titles()
      expect(chip('everything', 5).getAttribute('aria-pressed')).toBe('true')
      await user.click(chip('people', 1))
      expect(titles()).not.toContain(words('favourites.insights'))
      expect(titles()).not.toContain(words('favourites.reports'))
      expect(titles()).toContain(words('favourites.people'))
      await user.click(chip('reports', 2))
      expect(titles()).toContain(words('favourites.reports'))
      expect(titles()).not.toContain(words('favourites.people'))
      await user.click(chip('everything', 5))
      expect(titles()).toEqual(whole)
    },
  )

  it('are undone in their place, at once (N19, AC-8)', async () => {
    const words = await open('en', href('favourites', 'en'))
    await screen.findByRole('link', { name: title })
    await pressNow(words('favourites.remove-one', { title }))
    expect(sentOf('RemoveFavourite')[0]?.variables).toMatchObject({ id: 'f1', version: 1, locale: 'en' })
    expect(screen.queryByRole('link', { name: title })).toBeNull()
    const undo = await screen.findByRole('button', { name: words('favourites.undo-one', { title }) })
    expect(document.activeElement).toBe(undo)

    await pressNow(words('favourites.undo-one', { title }))
    expect(sentOf('RestoreFavourite')[0]?.variables).toMatchObject({ id: 'f1', version: 2 })
    await screen.findByRole('link', { name: title })
  })

  it('that were removed before are brought back from a list (AC-8)', async () => {
    const words = await open('en', href('favourites', 'en'), {
      Favourites: noFavourites,
      RemovedFavourites: removedFavourites,
    })
    const removed = await part(words('favourites.removed'))
    removed.getByText(/25 Dec/)
    await pressNow(words('favourites.undo-one', { title }))

    expect(sentOf('RestoreFavourite')[0]?.variables).toMatchObject({ id: 'f1', version: 2 })
  })

  it('are moved by buttons, before the one above (R-AUT-04)', async () => {
    const words = await open('en', href('favourites', 'en'))
    await screen.findByText('Second thoughts')
    await pressNow(words('favourites.up-one', { title: 'Second thoughts' }))
    await pressNow(words('favourites.down-one', { title }))

    expect(sentOf('MoveFavourite').map(({ variables: { id, before } }) => [id, before])).toEqual([
      ['f2', 'f1'],
      ['f1', null],
    ])
    expect(screen.queryByRole('button', { name: words('favourites.up-one', { title }) })).toBeNull()
    expect(sentOf('Favourites').length).toBeGreaterThan(1)
  })

  it('that there are none of yet say so, and lead on (AC-6)', async () => {
    const words = await open('en', href('favourites', 'en'), { Favourites: noFavourites })
    await screen.findByText(words('favourites.none-text'))
    screen.getByRole('link', { name: words('favourites.look') })
  })

  it('without a network stay, and what is changed waits (AC-6)', async () => {
    const words = await open('en', href('favourites', 'en'))
    await screen.findByRole('link', { name: title })
    act(() => setNetwork(false))
    await screen.findAllByText(words('card.offline'))
    await pressNow(words('favourites.remove-one', { title }))
    await screen.findByText(words('change.queued'))
    act(() => setNetwork(true))
    await screen.findByRole('button', { name: words('favourites.undo-one', { title }) })
  })

  it('keep the words of a note, with the version that was seen (R-AUT-04)', async () => {
    const words = await open('en', href('favourites', 'en'))
    const people = await part(words('favourites.people'))
    await enter(people.getByLabelText(words('favourites.note')), 'Again')
    await user.click(people.getByRole('button', { name: words('favourites.note-save') }))
    await untilAnswered()

    expect(sentOf('NoteFavourite')[0]?.variables).toMatchObject({ id: 'f3', version: 1, note: 'Again' })
    people.getByText(words('favourites.note-saved'))
  })

  it('keep what somebody wanted to keep before they signed in (R-AUT-04)', async () => {
    const words = await open('en', `${href('favourites', 'en')}?save=article-1`)
    await screen.findByText(words('favourites.saved', { title }))

    expect(sentOf('AddFavourite')[0]?.variables).toMatchObject({ of: 'article-1', locale: 'en' })
    expect(location.search).toBe('')
  })
})
