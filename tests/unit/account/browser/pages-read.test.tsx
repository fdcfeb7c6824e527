/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { noteReading } from '../../../../src/features/saving/note-reading'
import { href } from '../../../../src/routes/href'
import { pagesRead } from '../../../../src/services/account/pages-read'
import { decideConsent } from '../../../../src/services/consent'
import { closeAll, open, openNetwork, part, press } from '../../../support/account/account-screen'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const page = { path: '/en/articles/7/coordinating', title: 'Coordinating several merger reviews, again' }
const me = 'auth0|a'
const dayMs = 86_400_000

beforeEach(() => {
  openNetwork()
  localStorage.clear()
})
afterEach(closeAll)

describe('what somebody read', () => {
  it.each(locales)(
    'stands in their account where they agreed to it, and goes at a press, in %s (R-DAS-04)',
    async (locale) => {
      decideConsent(['convenience'], locale)
      pagesRead.remember(me, page)
      const words = await open(locale, href('dashboard-insights', locale))
      const read = await part(words('read.title'))

      expect(read.getByRole('link', { name: page.title }).getAttribute('href')).toBe(page.path)
      await press(words('read.forget'))
      await screen.findByText(words('read.none'))
      expect(localStorage.getItem('pages-read')).toBeNull()
    },
  )

  it('is not kept where they did not, and the screen says how to (R-DAS-04, Q-4)', async () => {
    decideConsent([], 'en')
    pagesRead.remember(me, page)
    const words = await open('en', href('dashboard-insights', 'en'))
    const way = await screen.findByRole('button', { name: words('read.allow') })

    expect(localStorage.getItem('pages-read')).toBeNull()
    expect(way.dataset['reconsider']).toBe('')
  })

  it('is each page once, the newest first, at most twenty of them and for ninety days (R-DAS-04)', () => {
    decideConsent(['convenience'], 'en')
    for (const number of [1, 2, 1]) pagesRead.remember(me, { ...page, path: `/en/articles/${number}/a` }, number)
    expect(pagesRead.find(me, 3).map(({ path }) => path)).toEqual(['/en/articles/1/a', '/en/articles/2/a'])
    for (let number = 0; number < 30; number++) pagesRead.remember(me, { ...page, path: `/en/articles/${number}/b` }, 4)

    expect(pagesRead.find(me, 5)).toHaveLength(20)
    expect(pagesRead.find(me, 5 + 90 * dayMs)).toEqual([])
  })

  it('is nobody else’s on the same device, and gone when consent is taken back (R-DAS-04, Q-4)', () => {
    decideConsent(['convenience'], 'en')
    pagesRead.remember(me, page)
    expect(pagesRead.find('auth0|b')).toEqual([])
    pagesRead.remember('auth0|b', { ...page, title: 'Another' })
    expect(pagesRead.find(me)).toEqual([])
    decideConsent([], 'en')

    expect(localStorage.getItem('pages-read')).toBeNull()
  })

  it('is noted of insights, events and training by whose token the page has, and of nothing else (R-DAS-04)', () => {
    decideConsent(['convenience'], 'en')
    document.body.innerHTML = `<main><h1>${page.title}</h1></main>`
    const visit = (path: string) => {
      history.replaceState(null, '', path)
      noteReading()
    }
    visit(page.path)
    expect(pagesRead.find(me)).toEqual([])
    localStorage.setItem('apollo-token', `a.${btoa(JSON.stringify({ sub: me }))}.c`)
    for (const path of [page.path, '/en/people/12/somebody', '/en/articles']) visit(path)

    expect(pagesRead.find(me).map(({ path }) => path)).toEqual([page.path])
  })
})
