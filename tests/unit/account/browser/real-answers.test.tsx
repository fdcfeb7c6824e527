/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { type OfferedProduct } from '../../../../src/access/offered-product'
import { en as account } from '../../../../src/i18n/messages/account/en'
import { frFr as accountFr } from '../../../../src/i18n/messages/account/fr-fr'
import { zhCn as accountZh } from '../../../../src/i18n/messages/account/zh-cn'
import { en as follows } from '../../../../src/i18n/messages/follows/en'
import { frFr as followsFr } from '../../../../src/i18n/messages/follows/fr-fr'
import { zhCn as followsZh } from '../../../../src/i18n/messages/follows/zh-cn'
import { en as overview } from '../../../../src/i18n/messages/overview/en'
import { frFr as overviewFr } from '../../../../src/i18n/messages/overview/fr-fr'
import { zhCn as overviewZh } from '../../../../src/i18n/messages/overview/zh-cn'
import { en as security } from '../../../../src/i18n/messages/security/en'
import { frFr as securityFr } from '../../../../src/i18n/messages/security/fr-fr'
import { zhCn as securityZh } from '../../../../src/i18n/messages/security/zh-cn'
import { en as signedIn } from '../../../../src/i18n/messages/signed-in/en'
import { frFr as signedInFr } from '../../../../src/i18n/messages/signed-in/fr-fr'
import { zhCn as signedInZh } from '../../../../src/i18n/messages/signed-in/zh-cn'
import { type Message } from '../../../../src/i18n/translation'
import { href } from '../../../../src/routes/href'
import { accountAnswers } from '../../../../src/services/account/answers/account-answers'
import { beginning } from '../../../support/account/account-answers'
import { closeAll, network, open, openNetwork } from '../../../support/account/account-screen'
import { findFaultsIn } from '../../../support/browser/find-faults-in'
import { askedByScreens, type Recorded } from '../../../support/records/record-answers'

beforeEach(openNetwork)
afterEach(closeAll)

type Spoken = 'fr-fr' | 'zh-cn'
type Messages = Readonly<Record<string, Message>>

const english: Messages = { ...account, ...follows, ...overview, ...security, ...signedIn }
const own: Readonly<Record<Spoken, Messages>> = {
  'fr-fr': { ...accountFr, ...followsFr, ...overviewFr, ...securityFr, ...signedInFr },
  'zh-cn': { ...accountZh, ...followsZh, ...overviewZh, ...securityZh, ...signedInZh },
}

const readRecorded = (locale: Spoken): Recorded =>
  JSON.parse(readFileSync(join(__dirname, `../../../support/records/recorded/${locale}.json`), 'utf8')) as Recorded

const screens = {
  dashboard: (locale: Spoken) => href('dashboard', locale),
  products: (locale: Spoken) => href('dashboard-products', locale),
  contacts: (locale: Spoken) => href('dashboard-contacts', locale),
  insights: (locale: Spoken) => href('dashboard-insights', locale),
  events: (locale: Spoken) => href('dashboard-events', locale),
  favourites: (locale: Spoken) => href('favourites', locale),
  newsletters: (locale: Spoken) => href('newsletters-and-alerts', locale),
  subscriptions: (locale: Spoken) => href('subscriptions', locale),
  details: (locale: Spoken) => href('profile', locale, { tab: 'details' }),
  interests: (locale: Spoken) => href('profile', locale, { tab: 'interests' }),
  notifications: (locale: Spoken) => href('profile', locale, { tab: 'notifications' }),
  security: (locale: Spoken) => href('profile', locale, { tab: 'security' }),
  onboarding: (locale: Spoken) => href('onboarding', locale),
}

type Offered = { kind: string; permission: string; name: string; path: string | null }

/** What the pages of the site offer, by what the account says of it. */
const productsOf = ({ Offers }: Recorded): OfferedProduct[] =>
  (Offers.data as { viewer: { offers: Offered[] } }).viewer.offers.map(({ kind, permission, name, path }) => ({
    kind: kind === 'PRODUCT' ? 'tool' : 'navigator',
    ...{ permission, name, href: path ?? '' },
  }))

const formsOf = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : Object.values(message ?? {}).map(String)

/** English words of ours that are others in a language. */
const foreignIn = (locale: Spoken): Set<string> => {
  const known = new Set(Object.values(own[locale]).flatMap(formsOf))
  return new Set(
    Object.values(english)
      .flatMap(formsOf)
      .filter((text) => !known.has(text)),
  )
}

/** All that is read and heard of the screen. */
function saidIn(place: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const attributes = ['aria-label', 'title', 'placeholder', 'alt']
  for (const element of place.querySelectorAll('*'))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

const broken = /\{\w+\}|\bundefined\b|\bNaN\b|Invalid Date|\[object /
const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const englishDate = new RegExp(`\\b\\d{1,2} (?:${months})\\b|\\b(?:${months}) \\d{1,2}\\b|\\d [AP]M\\b`)

describe('the screens of an account, from what the demonstration’s account service answered', () => {
  it.each(['fr-fr', 'zh-cn'] as const)('are answers that the pages take, in %s (C-2)', (locale) => {
    const recorded = readRecorded(locale)
    const refused = askedByScreens.filter((name) => !accountAnswers[name].safeParse(recorded[name].data).success)

    expect(refused).toEqual([])
  })

  for (const [name, addressIn] of Object.entries(screens))
    it.each(['fr-fr', 'zh-cn'] as const)(
      `lack no word and no format of their language, and have no fault: ${name}, in %s (CV-3, Q-1)`,
      async (locale) => {
        const recorded = readRecorded(locale)
        const onboarding = name === 'onboarding' ? { Onboarding: beginning } : {}
        const words = await open(
          locale,
          addressIn(locale),
          { ...recorded, ...onboarding },
          { products: productsOf(recorded) },
        )
        await screen.findByRole('heading', { level: 1 })
        await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
        await act(() => new Promise((done) => setTimeout(done, 50)))
        const main = document.querySelector('main') ?? document.body
        const said = saidIn(main)
        const foreign = foreignIn(locale)

        expect(said.length).toBeGreaterThan(5)
        expect(said.filter((text) => foreign.has(text))).toEqual([])
        expect(said.filter((text) => broken.test(text) || englishDate.test(text))).toEqual([])
        expect(screen.queryByText(words('card.failed'))).toBeNull()
        expect(
          network.sent.map(({ operationName }) => operationName).filter((one) => !(one in network.answers)),
        ).toEqual([])
        // Of hundreds of countries and time zones, a few are as good.
        for (const option of main.querySelectorAll('option:nth-child(n + 9)')) option.remove()
        expect(await findFaultsIn(main, 'example')).toEqual([])
      },
    )
})
