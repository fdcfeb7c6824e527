/** @jest-environment jsdom */
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { showPicture } from '../../../src/features/saving/show-picture'
import { startHere } from '../../../src/features/saving/start-here'
import { savingWords } from '../../../src/i18n/saving-words'
import { savedOf } from '../../../src/routes/saved-of'
import { ResultList } from '../../../src/ui/result-list/result-list'

type Sent = { operationName: string; variables: Record<string, unknown> }

const kept = { id: 'f1', version: 3, of: 'person-12', removedAt: null }
const words = savingWords('en')
const sent: Sent[] = []
let isAway = false
const answers: Record<string, object> = {
  SavedAmong: { viewer: { favourites: [kept] } },
  AddFavourite: { addFavourite: { ...kept, version: 5 } },
  RemoveFavourite: {},
  OwnPicture: { viewer: { details: { photo: { small: '/online-services/files/one' } } } },
}

beforeEach(() => {
  sent.length = 0
  isAway = false
  localStorage.setItem('apollo-token', 'a.b.c')
  // Stands for the network.
  globalThis.fetch = ((_: string, { body }: { body: string }) => {
    if (isAway) return Promise.reject(new TypeError('Failed to fetch'))
    const operation = JSON.parse(body) as Sent
    sent.push(operation)
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ data: answers[operation.operationName] }) })
  }) as never
  document.body.innerHTML = `<main><h1>Eleanor Strand</h1>
    <h3><a href="/en/articles/7/price-list">A price list</a></h3><h3><a href="/en/offices/london">London</a></h3>
    <p data-save="person-12"><a href="/en/auth/favourites?save=person-12">Save this page</a></p></main>`
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button.save-here')]
const press = async (button: HTMLButtonElement | undefined) => {
  button?.click()
  await new Promise((done) => setTimeout(done))
}

describe('keeping a page', () => {
  it('is known of the page and of the rows of a list in one request (R-AUT-04)', async () => {
    await startHere('en')

    expect(sent.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ['SavedAmong', { locale: 'en', among: ['person-12', 'article-7'] }],
    ])
    const row = document.querySelector('h3 + button')
    expect(row?.textContent).toBe(words.save)
    expect(row?.getAttribute('aria-label')).toBe('Save “A price list”')
    expect(document.querySelector('[data-save] > button')?.textContent).toBe(words.saved)
    expect(buttons()).toHaveLength(2)
  })

  it('is done, undone, and done again at once (R-AUT-04, N19, AC-8)', async () => {
    await startHere('en')
    const own = document.querySelector<HTMLButtonElement>('[data-save] > button') ?? undefined
    await press(own)
    expect(own?.textContent).toBe(words.save)
    expect(document.querySelector('[data-save] [role=status]')?.textContent).toBe(words.removed)
    expect(sent[1]?.variables).toMatchObject({ id: 'f1', version: 3 })
    await press(own)
    expect(own?.textContent).toBe(words.saved)
    expect(sent[2]?.variables).toMatchObject({ of: 'person-12' })
    await press(own)
    expect(sent[3]?.variables).toMatchObject({ version: 5 })
  })

  it('leaves the link where the account cannot be asked (R-AUT-04)', async () => {
    isAway = true
    await expect(startHere('en')).rejects.toThrow()

    expect(document.querySelector('[data-save] a')?.getAttribute('href')).toBe('/en/auth/favourites?save=person-12')
  })

  it('is offered on the rows of a narrowed list as well, which a script draws, and knows what was just kept (R-AUT-04)', async () => {
    await startHere('en')
    await press(buttons().find((one) => one.closest('h3 + *')))
    const place = document.querySelector('main')?.appendChild(document.createElement('div'))
    if (!place) throw new Error('There is no page.')
    const root = createRoot(place)
    const rowOf = (href: string, title: string) => ({ key: href, href, title, label: '', above: '' })
    const rows = [rowOf('/en/articles/7/price-list', 'A price list'), rowOf('/en/people/13/wei-lanying', 'Wei Lanying')]
    const draw = async (drawn: typeof rows) => {
      flushSync(() => root.render(createElement(ResultList, { start: 1, rows: drawn })))
      await new Promise((done) => setTimeout(done))
    }
    await draw(rows)

    const drawn = () => [...place.querySelectorAll('button')].map((one) => [one.getAttribute('aria-label')])
    expect(drawn()).toEqual([['Saved “A price list”, remove'], ['Save “Wei Lanying”']])
    expect(sent.filter(({ operationName }) => operationName === 'SavedAmong')[1]?.variables).toEqual({
      locale: 'en',
      among: ['person-13'],
    })
    // Drawn once more, each has its button once, and both buttons of one thing say the same.
    await draw([...rows].reverse())
    expect(drawn()).toEqual([['Save “Wei Lanying”'], ['Saved “A price list”, remove']])
    await press([...place.querySelectorAll('button')].at(-1))
    expect(buttons().filter((one) => one.getAttribute('aria-label') === 'Save “A price list”')).toHaveLength(2)
    flushSync(() => root.unmount())
  })

  it('refuses clearly where there is no network, and changes nothing (R-AUT-04, AC-6)', async () => {
    await startHere('en')
    isAway = true
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const own = document.querySelector<HTMLButtonElement>('[data-save] > button') ?? undefined
    await press(own)
    expect([own?.textContent, own?.nextElementSibling?.textContent]).toEqual([words.saved, words.offline])
    isAway = false
    jest.restoreAllMocks()
    await press(own)
    expect(own?.textContent).toBe(words.save)
  })

  it('is of jurisdictions on their pages and in the tables that list them, whatever their address is (R-AUT-04, R-NAV-07)', async () => {
    const there = '/en/products/navigator/disclosure/europe/france'
    document.body.innerHTML = `<main><h1>France</h1><p data-save="nav-jurisdiction-3"><a href="/en/auth/favourites">Save</a></p>
      <table><tr><th><a href="${there}" data-saved-as="nav-jurisdiction-4">Austria</a></th><td>1 May</td></tr></table></main>`
    await startHere('en')

    expect(sent[0]?.variables).toEqual({ locale: 'en', among: ['nav-jurisdiction-3', 'nav-jurisdiction-4'] })
    const row = document.querySelector<HTMLButtonElement>('th > a + button') ?? undefined
    expect([row?.getAttribute('aria-label'), buttons().length]).toEqual(['Save “Austria”', 2])
    await press(row)
    expect(sent[1]?.variables).toMatchObject({ of: 'nav-jurisdiction-4' })
  })

  it('is of people, insights, events and training, and of no other page (R-AUT-04)', () => {
    expect(
      ['/en/people/12/a', '/fr-fr/articles/7/b', '/en/events/3/c', '/zh-cn/training-series/9/d'].map(savedOf),
    ).toEqual(['person-12', 'article-7', 'event-3', 'training-series-9'])
    expect(['/en/people', '/en/people/12/a.vcf', '/en/events/3/c/register', '/en/offices/3/x'].map(savedOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the photograph of the signed-in person', () => {
  const header = (href: string) => {
    document.body.innerHTML = `<header><a href="${href}" data-account="/en/dashboard">Camille Arnaud</a></header>`
    return document.querySelector('a')
  }
  const pictureOf = (link: HTMLElement | null) => link?.style.getPropertyValue('--own-picture')

  it('stands beside their name on every page, and is asked for alone (R-DAS-06)', async () => {
    const link = header('/en/dashboard')
    await showPicture()

    expect(sent.map(({ operationName }) => operationName)).toEqual(['OwnPicture'])
    expect(pictureOf(link)).toBe('url("/online-services/files/one")')
    expect(link?.hasAttribute('data-picture')).toBe(true)
  })

  it('goes with the name when the session ends, and is asked for again where somebody else signs in (R-DAS-06)', async () => {
    jest.useFakeTimers()
    const link = header('/en/dashboard')
    await showPicture()
    link?.setAttribute('href', '/en/auth/sign-in')
    jest.advanceTimersByTime(2000)
    jest.useRealTimers()

    expect(pictureOf(link)).toBe('')
    expect(link?.hasAttribute('data-picture')).toBe(false)

    link?.setAttribute('href', '/en/dashboard')
    dispatchEvent(new StorageEvent('storage', { key: 'apollo-token' }))
    await new Promise((done) => setTimeout(done))
    expect(pictureOf(link)).toBe('url("/online-services/files/one")')
  })

  it('is missing where nobody is signed in, and where the account cannot be asked (R-DAS-06)', async () => {
    const signedOut = header('/en/auth/sign-in')
    await showPicture()
    isAway = true
    const away = header('/en/dashboard')
    await showPicture()

    expect([pictureOf(signedOut), pictureOf(away)]).toEqual(['', ''])
  })
})
