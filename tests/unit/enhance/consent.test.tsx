/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { storedKeys } from '../../../src/config/stored-keys'
import { askConsent } from '../../../src/enhance/consent'
import { offerConsent } from '../../../src/enhance/page/offer-consent'
import { tellSearch } from '../../../src/services/analytics/search-event'
import { decideConsent, findConsent } from '../../../src/services/consent'
import { recentSearches } from '../../../src/services/search/recent-searches'
import { examples } from '../../../src/ui/consent-question/consent-question.examples'

type Beacon = { url: string; body: Blob }
const beacons: Beacon[] = []
const urls = () => beacons.map(({ url }) => url)
const question = () => document.querySelector<HTMLElement>('[data-consent]')
const choice = (value: string) => document.querySelector<HTMLInputElement>(`[data-consent] input[value=${value}]`)
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
/** As by the keyboard: with the focus on it. */
const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus()
  click(selector)
}
const settle = () => new Promise((done) => setTimeout(done, 50))
const lastSent = async () => {
  const body = beacons.at(-1)?.body ?? new Blob(['{}'])
  const text = await new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsText(body)
  })
  return JSON.parse(String(text)) as Record<string, unknown>
}

describe('the question what may be stored', () => {
  beforeAll(() => {
    document.documentElement.lang = 'en'
    const { container } = render(examples['before a script shows it'])
    document.body.innerHTML = `${container.innerHTML}<main tabindex="-1"></main><button hidden data-reconsider="">Change</button>`
    Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => Boolean(beacons.push({ url, body })) })
    askConsent()
  })

  it('is asked, nothing is ticked, and until it is answered nothing is stored or sent (Q-4)', async () => {
    recentSearches.remember('banking')
    tellSearch({ what: 'made', place: 'box', total: 3 })
    await settle()

    expect(question()?.hidden).toBe(false)
    expect([choice('statistics')?.checked, choice('convenience')?.checked]).toEqual([false, false])
    expect(localStorage).toHaveLength(0)
    expect(beacons).toEqual([])
  })

  it('is remembered when refused, and then nothing else is stored (Q-4)', () => {
    press('[data-decide=none]')
    recentSearches.remember('banking')

    expect(question()?.hidden).toBe(true)
    expect(findConsent()).toMatchObject({ allowed: [], locale: 'en' })
    expect(Object.keys(localStorage)).toEqual(['consent'])
  })

  it('leaves a reader where they were, and takes the person who asked for it back to where they asked (Q-1)', () => {
    expect(document.activeElement?.localName).toBe('main')

    click('[data-reconsider]')
    press('[data-decide=none]')
    expect(document.activeElement?.hasAttribute('data-reconsider')).toBe(true)
  })

  it('lets one thing be allowed without the other (N17, Q-4)', async () => {
    click('[data-reconsider]')
    choice('convenience')?.click()
    click('[data-decide=chosen]')
    recentSearches.remember('banking')
    await settle()

    expect(findConsent()?.allowed).toEqual(['convenience'])
    expect(recentSearches.find()).toEqual(['banking'])
    expect(beacons).toEqual([])
  })

  it('shows what was allowed when it is asked again, and forgets searches when that is withdrawn (N17, Q-4)', () => {
    click('[data-reconsider]')
    expect([choice('statistics')?.checked, choice('convenience')?.checked]).toEqual([false, true])
    choice('convenience')?.click()
    click('[data-decide=chosen]')

    expect(Object.keys(localStorage)).toEqual(['consent'])
    expect(recentSearches.find()).toEqual([])
  })

  it('can be answered again without a reload; agreement counts the visit on the site itself (E-5, R-LEG-02)', async () => {
    click('[data-reconsider]')
    expect(question()?.hidden).toBe(false)
    click('[data-decide=all]')
    await settle()

    expect(urls()).toEqual(['/online-services/visits'])
    expect(Object.keys(localStorage).filter((key) => !(key in storedKeys))).toEqual([])
  })

  it('counts a search once it is agreed, without a word of it (C-3, Q-4)', async () => {
    tellSearch({ what: 'chosen', place: 'box', group: 'people', position: 2 })

    expect(await lastSent()).toEqual({
      kind: 'search',
      what: 'chosen',
      place: 'box',
      group: 'people',
      position: 2,
      lang: 'en',
      at: expect.any(String) as string,
    })
  })

  it('keeps nothing to know a visitor by, and hears of no search when the agreement is withdrawn (Q-4, N17)', () => {
    const sent = beacons.length
    expect(Object.keys(localStorage)).toEqual(['consent'])
    click('[data-decide=none]')
    tellSearch({ what: 'nothing-found', place: 'page' })

    expect(Object.keys(localStorage)).toEqual(['consent'])
    expect(beacons).toHaveLength(sent)
  })

  it('is forgotten at the firm too where a signed-in reader takes it back on a page of content (E-5, Q-4)', async () => {
    const told: [string, RequestInit][] = []
    // Stands for the network.
    globalThis.fetch = ((...asked: [string, RequestInit]) => {
      told.push(asked)
      return Promise.resolve({ ok: true })
    }) as never
    click('[data-reconsider]')
    click('[data-decide=all]')
    await settle()
    localStorage.setItem('apollo-token', 'a.b.c')
    click('[data-reconsider]')
    click('[data-decide=none]')
    localStorage.removeItem('apollo-token')

    expect(
      told.map(([url, { body, headers }]) => [url, body, (headers as Record<string, string>)['authorization']]),
    ).toEqual([['/online-services/visits', '{"kind":"forget"}', 'Bearer a.b.c']])
  })

  it('is asked again after a year', () => {
    decideConsent(['statistics'], 'en')

    expect(findConsent(Date.now() + 364 * 86_400_000)).toBeDefined()
    expect(findConsent(Date.now() + 366 * 86_400_000)).toBeUndefined()
  })
})

describe('the question on the pages of an account', () => {
  it('is shown where it is open, and its code comes with the first press (E-5, Q-4)', async () => {
    localStorage.clear()
    // Another page: nobody listens there yet.
    const { container } = render(examples['before a script shows it'])
    document.body.replaceChildren(...container.cloneNode(true).childNodes)
    const leave = offerConsent()
    expect([question()?.hidden, findConsent()]).toEqual([false, undefined])
    const decided = new Promise((done) => document.addEventListener('consent:decided', done, { once: true }))
    const sent = beacons.length
    click('[data-decide=all]')
    await decided
    await settle()
    leave()

    expect([question()?.hidden, findConsent()?.allowed]).toEqual([true, ['statistics', 'convenience']])
    expect(beacons).toHaveLength(sent)
  })

  it('is not shown to a reader who has answered it (E-5)', () => {
    const asked = question()
    if (asked) asked.hidden = true
    offerConsent()()

    expect(question()?.hidden).toBe(true)
  })
})
