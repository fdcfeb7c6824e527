/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { storedKeys } from '../../../src/config/stored-keys'
import { askConsent } from '../../../src/enhance/consent'
import { decideConsent, findConsent } from '../../../src/services/consent'
import { examples } from '../../../src/ui/consent-question/consent-question.examples'

const beacons: string[] = []
const question = () => document.querySelector<HTMLElement>('[data-consent]')
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const settle = () => new Promise((done) => setTimeout(done, 50))

describe('the question whether visits may be counted', () => {
  beforeAll(() => {
    document.documentElement.lang = 'en'
    const { container } = render(examples['before a script shows it'])
    document.body.innerHTML = `${container.innerHTML}<main tabindex="-1"></main><button hidden data-reconsider="">Change</button>`
    Object.assign(navigator, { sendBeacon: (url: string) => Boolean(beacons.push(url)) })
    askConsent()
  })

  it('is asked, and until it is answered nothing is stored or sent (Q-4)', async () => {
    await settle()

    expect(question()?.hidden).toBe(false)
    expect(localStorage).toHaveLength(0)
    expect(beacons).toEqual([])
  })

  it('is remembered when refused, and then nothing else is stored (Q-4)', () => {
    click('[data-decide=no]')

    expect(question()?.hidden).toBe(true)
    expect(findConsent()).toMatchObject({ statistics: false, locale: 'en' })
    expect(Object.keys(localStorage)).toEqual(['consent'])
  })

  it('can be answered anew without a reload; agreement counts the visit on the site itself (E-5, R-LEG-02)', async () => {
    click('[data-reconsider]')
    expect(question()?.hidden).toBe(false)
    click('[data-decide=yes]')
    await settle()

    expect(beacons).toEqual(['/online-services/visits'])
    expect(Object.keys(localStorage).filter((key) => !(key in storedKeys))).toEqual([])
  })

  it('forgets the visitor when the agreement is withdrawn (Q-4, N17)', () => {
    expect(Object.keys(localStorage)).toContain('visitor')
    click('[data-decide=no]')

    expect(Object.keys(localStorage)).toEqual(['consent'])
  })

  it('is asked again after a year', () => {
    decideConsent(true, 'en')

    expect(findConsent(Date.now() + 364 * 86_400_000)).toBeDefined()
    expect(findConsent(Date.now() + 366 * 86_400_000)).toBeUndefined()
  })
})
