/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import { type SignedInWords } from '../../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../../src/i18n/words'
import { href } from '../../../../src/routes/href'
import {
  answers,
  colleagueKept,
  noFavourites,
  noSubscriptions,
  noTeams,
  unavailable,
  viewer,
} from '../../../support/account/account-answers'
import {
  closeAll,
  fill,
  network,
  open,
  openNetwork,
  part,
  press,
  sentOf,
  setNetwork,
} from '../../../support/account/account-screen'
import { user } from '../../../support/user'

beforeEach(openNetwork)
afterEach(closeAll)

describe('contacts', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'name the team and all ways to reach it, in %s (R-DAS-02)',
    async (locale) => {
      const words = await open(locale, href('dashboard-contacts', locale))
      await screen.findByRole('heading', { level: 1, name: words('contacts.title', { count: 2 }) })
      const team = await part(words('contacts.team'))

      expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain(
        'Eleanor Strand',
      )
      const links = team.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(links.slice(0, 5)).toEqual([
        '/en/people/eleanor-strand',
        'tel:+442079460114',
        'tel:+447700900123',
        'mailto:eleanor.strand@example.com',
        '/en/people/eleanor-strand.vcf',
      ])
      expect(sentOf('Teams')[0]?.variables).toEqual({ locale })
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'name the people of the firm whom somebody saved, and nobody twice, in %s (R-DAS-02)',
    async (locale) => {
      const ofTeam = { ...colleagueKept, id: 'f4', of: 'person-11', path: '/en/people/eleanor-strand' }
      const words = await open(locale, href('dashboard-contacts', locale), {
        Favourites: viewer({ favourites: [colleagueKept, ofTeam] }),
      })
      const saved = await part(words('contacts.saved'))
      const links = saved.getAllByRole('link').map((link) => link.getAttribute('href'))

      expect(links).toEqual(['/en/p', href('favourites', locale)])
    },
  )

  it('take a request to be called back, say what is wrong with it, and show it (R-DAS-02, V-7)', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await screen.findByLabelText(words('contacts.number'))
    await fill(words('contacts.number'), 'soon')
    await press(words('contacts.send'))
    // Above the form, leading to the field; and at the field, which has the focus and what was written.
    const summary = within(await screen.findByRole('alert'))
    const wrong = summary.getByRole('link', { name: words('contacts.number-problem') })
    const field = screen.getByLabelText<HTMLInputElement>(words('contacts.number'))
    expect(wrong.getAttribute('href')).toBe(`#${field.id}`)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words('contacts.number-problem'),
    )
    expect([document.activeElement, field.value]).toEqual([field, 'soon'])
    expect(sentOf('RequestCallback')).toEqual([])

    await fill(words('contacts.number'), '+33 1 99 00 18 07')
    await fill(words('contacts.about'), 'The notification')
    await press(words('contacts.send'))
    await screen.findByText(words('contacts.sent', { name: 'Eleanor Strand', number: '+33 1 99 00 18 07' }))

    const variables = sentOf('RequestCallback')[0]?.variables ?? {}
    expect(variables).toMatchObject({
      colleague: '11',
      phone: '+33 1 99 00 18 07',
      message: 'The notification',
      locale: 'en',
    })
    expect(variables.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    // What was asked for is read again.
    await waitFor(() => expect(sentOf('Requests').length).toBeGreaterThan(1))
  })

  it('that were assigned to nobody say so, and lead on (AC-6)', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'), { Teams: noTeams })

    await screen.findByText(words('contacts.none-text'))
    const on = screen.getByRole('link', { name: words('contacts.everybody') })
    expect(on.getAttribute('href')).toBe(href('people', 'en'))
    expect(screen.queryByLabelText(words('contacts.number'))).toBeNull()
  })
})

describe('a card (AC-6, X-18)', () => {
  it('that fails says why, leaves the others alone, and loads at another try', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'), { Requests: unavailable })
    await (await part(words('contacts.team'))).findByText('Eleanor Strand')
    const failed = await part(words('contacts.asked'))
    await failed.findByText(words('problem.refused'))
    expect((await part(words('contacts.team'))).queryByText(words('card.failed'))).toBeNull()

    Object.assign(network.answers, answers)
    await user.click(failed.getByRole('button', { name: words('card.retry') }))
    await failed.findByText(words('contacts.asked-none'))
    expect(failed.queryByText(words('card.failed'))).toBeNull()
  })

  it.each([
    [503, (words: SignedInWords) => words('problem.status', { status: 503 })],
    [200, (words: SignedInWords) => words('problem.network')],
  ])('says what went wrong, where the answer is a %d or there is none', async (status, say) => {
    network.status = status
    network.isOn = status !== 200
    const words = await open('en', href('subscriptions', 'en'))

    await (await part(words('subscriptions.products'))).findByText(say(words))
  })

  it('without a network keeps what is there, says of when it is, and loads once there is one', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await (await part(words('contacts.team'))).findByText('Eleanor Strand')
    act(() => setNetwork(false))
    const team = await part(words('contacts.team'))
    await team.findByText(words('card.offline'))
    team.getByText('Eleanor Strand')

    await user.click(screen.getByRole('link', { name: mainWords('en')('dashboard.subscriptions') }))
    await (await part(words('subscriptions.products'))).findByText(words('card.offline-empty'))
    act(() => setNetwork(true))
    await (await part(words('subscriptions.products'))).findByText('Filing Map')
  })

  it('without a network keeps a change, says so, and sends it once with the key that it had', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await screen.findByLabelText(words('contacts.number'))
    await fill(words('contacts.number'), '+33 1 99 00 18 07')
    act(() => setNetwork(false))
    await press(words('contacts.send'))
    await screen.findByText(words('change.queued'))
    await press(words('contacts.send'))
    act(() => setNetwork(true))
    await screen.findByText(words('contacts.sent', { name: 'Eleanor Strand', number: '+33 1 99 00 18 07' }))

    expect(sentOf('RequestCallback')).toHaveLength(1)
  })

  it('asks once more with the same key where a change was not answered', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await screen.findByLabelText(words('contacts.number'))
    await fill(words('contacts.number'), '+33 1 99 00 18 07')
    network.status = 502
    await press(words('contacts.send'))
    await screen.findByText(words('problem.status', { status: 502 }))
    network.status = 200
    await press(words('contacts.send'))
    await screen.findByText(words('contacts.sent', { name: 'Eleanor Strand', number: '+33 1 99 00 18 07' }))

    const [first, second] = sentOf('RequestCallback').map(({ variables }) => variables.key)
    expect(second).toBe(first)
  })
})

describe('subscriptions', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'say what, seats, end, and who is the contact, in %s (R-AUT-06)',
    async (locale) => {
      const words = await open(locale, href('subscriptions', locale))
      const title = words('subscriptions.count', { organisation: 'Harbour & Sons', count: 1 })
      await screen.findByRole('heading', { level: 1, name: title })
      const row = within((await part(words('subscriptions.products'))).getByRole('row', { name: /Filing Map/ }))

      row.getByText(words('subscriptions.taken', { taken: 2, seats: 5 }))
      row.getByText('Camille Arnaud')
      row.getByRole('link', { name: 'Eleanor Strand' })
      expect(row.getByText(/2026/).getAttribute('datetime')).toBe('2026-12-31')
    },
  )

  it('take a request for more seats (R-AUT-06)', async () => {
    const words = await open('en', href('subscriptions', 'en'))
    await screen.findByLabelText(words('subscriptions.how-many'))
    await fill(words('subscriptions.how-many'), '8')
    await press(words('subscriptions.send'))
    await screen.findByText(words('subscriptions.sent', { name: 'Filing Map' }))

    expect(sentOf('RequestSeats')[0]?.variables).toMatchObject({
      subscription: '21',
      seats: 8,
      message: '',
      locale: 'en',
    })
  })

  it('that there are none of say so (AC-6)', async () => {
    const words = await open('en', href('subscriptions', 'en'), { Subscriptions: noSubscriptions })

    await screen.findByText(words('subscriptions.none-text'))
  })
})

describe('details', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'are changed, and nothing else with them, in %s (R-DAS-06)',
    async (locale) => {
      const words = await open(locale, href('profile', locale, { tab: 'details' }))
      const phone = await screen.findByLabelText<HTMLInputElement>(words('details.phone'))
      expect(phone.value).toBe('+33 1 99 00 18 07')
      expect(screen.getByLabelText<HTMLSelectElement>(words('details.country')).value).toBe('FR')
      await fill(words('details.phone'), '+33 1 99 00 18 08')
      await fill(words('details.zone'), 'Asia/Shanghai')
      await press(words('details.save'))
      const [saved = ''] = words('details.saved', { time: '@' }).split('@')
      await screen.findByText((text) => text.startsWith(saved))

      expect(sentOf('ChangeDetails')[0]?.variables).toMatchObject({
        version: 3,
        details: {
          name: null,
          company: 'Harbour & Sons',
          jobTitle: null,
          phone: '+33 1 99 00 18 08',
          country: 'FR',
          locale: 'fr-fr',
          timeZone: 'Asia/Shanghai',
        },
      })
    },
  )

  it('that were changed in another place meanwhile are not written over (R-DAS-06)', async () => {
    const conflict = { data: null, errors: [{ message: '', extensions: { code: 'CONFLICT', version: 9 } }] }
    const words = await open('en', href('profile', 'en', { tab: 'details' }), { ChangeDetails: conflict })
    await screen.findByLabelText(words('details.phone'))
    await press(words('details.save'))

    await screen.findByText(words('change.conflict'))
  })
})

describe('leaving', () => {
  it('takes all of the person from the page, and another one finds nothing of theirs', async () => {
    const words = await open('en', href('dashboard-contacts', 'en'))
    await (await part(words('contacts.team'))).findByText('Eleanor Strand')
    await closeAll()
    expect(document.body.textContent).not.toContain('Eleanor')

    network.sent = []
    network.answers.Teams = noTeams
    network.answers.Favourites = noFavourites
    await open('en', href('dashboard-contacts', 'en'))
    await screen.findByText(words('contacts.none-text'))
    expect(document.body.textContent).not.toContain('Eleanor')
  })
})
