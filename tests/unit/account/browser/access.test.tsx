/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { type OfferedProduct } from '../../../../src/access/offered-product'
import { toProductDoor } from '../../../../src/access/product-door'
import { formatDay } from '../../../../src/i18n/format/format-date'
import { loadSignedInWords } from '../../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import { offering, request, unavailable } from '../../../support/account/account-answers'
import {
  closeAll,
  fill,
  network,
  open,
  openNetwork,
  part,
  press,
  sentOf,
} from '../../../support/account/account-screen'
import { openInside, somebody } from '../../../support/account/inside-page'
import { user } from '../../../support/user'

const tool: OfferedProduct = { kind: 'tool', permission: 'disputes', name: 'Disputes', href: '/en/products/disputes' }
const locales = ['en', 'fr-fr', 'zh-cn'] as const
const day = '2026-11-12T10:00:00.000Z'
const asked = { ...request, kind: 'ACCESS', about: '7', wanted: 'PRODUCT', phone: null, message: 'For two funds.' }
const launchUrl = 'https://disputes.example.com/'
const used = { isOpen: true, launchUrl, until: '2099-12-31', lastUsedAt: day }

beforeEach(openNetwork)
afterEach(closeAll)

const products = { products: [tool] }
/** As it is found: whatever spaces a language has are one. */
const plain = (text: string): string => text.replace(/\s+/g, ' ')

describe('the page about access to tools', () => {
  const page = { view: 'products' as const, products: [tool] }

  it.each(locales)(
    'shows those who are signed in their own tools, with the way in, in %s (R-PRO-03, PM-4)',
    async (locale) => {
      network.answers['Offers'] = offering(used)
      const words = await loadSignedInWords(locale)
      const { place } = await openInside(page, somebody(['disputes']), locale)

      expect(place.hidden).toBe(false)
      const launch = await screen.findByRole('link', { name: words('offers.launch') })
      expect(launch.getAttribute('href')).toBe(launchUrl)
    },
  )

  it('shows what is closed with the permission that is missing, who gives it, and a way to ask (R-PRO-03, PM-4, NV-11)', async () => {
    const words = await loadSignedInWords('en')
    await openInside(page, somebody([]))
    const closed = await part(words('offers.can-ask'))

    expect(closed.getByText(words('offers.needs', { permission: 'disputes' }))).toBeTruthy()
    expect(closed.getByText(words('offers.can-ask-note'))).toBeTruthy()
    await screen.findByRole('button', { name: words('offers.ask') })
    await press(words('offers.ask'))
    expect(await screen.findByRole('button', { name: words('offers.send') })).toBeTruthy()
  })

  it('stays as it was built for everybody else (R-PRO-03)', async () => {
    expect((await openInside(page)).place.hidden).toBe(true)
  })
})

describe('the products of somebody', () => {
  it.each(locales)('that are open have the way in, their end and their last use, in %s (R-DAS-05)', async (locale) => {
    const words = await open(locale, href('dashboard-products', locale), { Offers: offering(used) }, products)
    const own = await part(words('offers.yours'))
    const launch = await own.findByRole('link', { name: words('offers.launch') })

    expect(launch.getAttribute('href')).toBe(launchUrl)
    expect([launch.getAttribute('target'), launch.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(own.getByText(plain(words('offers.open-until', { date: formatDay(locale, '2099-12-31') })))).toBeTruthy()
    expect(own.getByText(plain(words('offers.used', { date: formatDay(locale, day) })))).toBeTruthy()
  })

  it.each(locales)('stand each where its permission puts it, in %s (PM-8, R-DAS-05)', async (locale) => {
    const other: OfferedProduct = { ...tool, permission: 'filings', name: 'Filings', href: '/en/products/filings' }
    const answer = offering(used)
    const words = await open(
      locale,
      href('dashboard-products', locale),
      { Offers: answer },
      { products: [tool, other] },
    )
    const [own, closed] = [await part(words('offers.yours')), await part(words('offers.can-ask'))]
    const named = (tiles: typeof own) => tiles.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    await own.findByRole('link', { name: words('offers.launch') })

    expect([named(own), named(closed)]).toEqual([[tool.name], [other.name]])
    expect(closed.getByText(words('offers.needs', { permission: 'filings' }))).toBeTruthy()
    expect(closed.queryByRole('link', { name: words('offers.launch') })).toBeNull()
  })

  it('say that they are used when they are opened (R-DAS-05)', async () => {
    const words = await open('en', href('dashboard-products', 'en'), { Offers: offering(used) }, products)
    const launch = await screen.findByRole('link', { name: words('offers.launch') })
    launch.addEventListener('click', (event) => event.preventDefault())
    await user.click(launch)

    await waitFor(() => expect(sentOf('NoteLaunch')).toHaveLength(1))
    expect(sentOf('NoteLaunch')[0]?.variables).toMatchObject({ product: '7', locale: 'en' })
  })

  it.each(locales)('that are closed can be asked for, in %s (R-DAS-05, NV-11)', async (locale) => {
    const words = await open(locale, href('dashboard-products', locale), {}, products)
    const closed = await part(words('offers.can-ask'))
    expect(closed.getByText(words('offers.needs', { permission: 'disputes' }))).toBeTruthy()
    await screen.findByRole('button', { name: words('offers.ask') })
    await press(words('offers.ask'))
    const title = words('offers.ask-for', { name: tool.name })
    await screen.findByRole('heading', { name: title })
    await fill(plain(words('offers.what-for')), 'For two funds.')
    network.answers['Offers'] = offering({ request: asked })
    await press(words('offers.send'))
    await waitFor(() => expect(sentOf('RequestAccess')).toHaveLength(1))

    expect(sentOf('RequestAccess')[0]?.variables).toMatchObject({ product: '7', message: 'For two funds.', locale })
    const date = formatDay(locale, asked.madeAt)
    await screen.findByText(plain(words('offers.requested', { date })))
    expect(await screen.findByText(plain(words('offers.waiting', { date })))).toBeTruthy()
  })

  it('are named though nothing can be learned about them (X-18)', async () => {
    const words = await open('en', href('dashboard-products', 'en'), { Offers: unavailable }, products)

    expect(await screen.findByText(words('card.failed'))).toBeTruthy()
    expect(screen.getByRole('link', { name: tool.name })).toBeTruthy()
  })
})

describe('the door of a product', () => {
  const door = (locale: (typeof locales)[number]) => toProductDoor(locale, tool.permission)

  it.each(locales)('says what is missing and takes a request, in %s (N12, NV-11)', async (locale) => {
    const words = await open(locale, door(locale), {}, products)
    const shell = mainWords(locale)
    await screen.findByRole('heading', { level: 1, name: shell('access.none', { name: tool.name }) })
    expect(screen.getByText(shell('access.why-text', { permission: tool.permission }))).toBeTruthy()
    expect(screen.getByText(shell('access.who-text'))).toBeTruthy()
    await screen.findByLabelText(plain(words('offers.what-for')))
    // What was looked at: who they are, for whom, and what they would need.
    expect(screen.getByRole('heading', { name: words('why.title') })).toBeTruthy()
    expect(screen.getByText('rowan@harbour.example')).toBeTruthy()
    expect(screen.getByText(words('why.no-company'))).toBeTruthy()
    const signOf = (term: string) => screen.getByText(term, { selector: 'dt *' }).className
    expect((['why.signed-in', 'why.company', 'why.permission'] as const).map((term) => signOf(words(term)))).toEqual([
      'condition good',
      'condition bad',
      'condition bad',
    ])
    expect(
      screen.getByText(plain(words('why.missing', { permission: tool.permission })), { exact: false }),
    ).toBeTruthy()
    expect(screen.getByText(words('why.opens', { name: tool.name }))).toBeTruthy()
    await press(words('offers.send'))
    await screen.findByText(words('offers.sent', { name: tool.name }))
  })

  it('says why it stays closed, and takes another request (NV-11)', async () => {
    const request = { ...asked, state: 'REFUSED', note: 'Your company has no subscription.', answeredAt: day }
    const words = await open('en', door('en'), { Offers: offering({ request }) }, products)

    expect(await screen.findByText('Your company has no subscription.')).toBeTruthy()
    expect(screen.getByText(words('offers.refused', { date: formatDay('en', day) }))).toBeTruthy()
    expect(screen.getByRole('button', { name: words('offers.send') })).toBeTruthy()
  })

  it('opens to the person who waits before it, within five seconds of the answer (NV-11)', async () => {
    const words = await open('en', door('en'), { Offers: offering({ request: asked }) }, products)
    await screen.findByText(words('offers.waiting', { date: formatDay('en', asked.madeAt) }))
    network.answers['Offers'] = offering({ ...used, request: { ...asked, state: 'GRANTED' } })

    const launch = await screen.findByRole('link', { name: words('offers.launch') }, { timeout: 5000 })
    expect(launch.getAttribute('href')).toBe(launchUrl)
  }, 10_000)
})

describe('the overview', () => {
  it.each(locales)('lists what was asked and what came of it, in %s (NV-11, R-DAS-01)', async (locale) => {
    const requests = [
      { ...asked, state: 'REFUSED', note: 'Your company has no subscription.', answeredAt: day },
      { ...request, id: 'r9', state: 'DONE' },
    ]
    const viewer = { __typename: 'Viewer', id: 'auth0|a', requests }
    const words = await open(locale, href('dashboard', locale), { Requests: { data: { viewer } } }, products)
    const list = await part(words('requests.title'))

    await list.findByText(words('offers.ask-for', { name: tool.name }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first?.textContent).toContain(`${words('requests.refused')} · Your company has no subscription.`)
    expect(within(second as HTMLElement).getByText(words('requests.done'))).toBeTruthy()
  })
})
