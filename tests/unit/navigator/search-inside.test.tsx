/**
 * @jest-environment jsdom
 * @jest-environment-options {"html": "<script id='settings' type='application/json'>{\"SEARCH_APP_ID\": \"app\", \"SEARCH_KEY\": \"public\", \"SEARCH_PATH\": \"/search\"}</script>"}
 */
import { act, cleanup, screen, within } from '@testing-library/react'
import { type LocaleIn } from '../../../src/config/locales'
import { leaveAccount } from '../../../src/services/account/leaving'
import { network, openNetwork } from '../../support/account/account-screen'
import { jurisdictionPage, openInside, service, somebody } from '../../support/account/inside-page'
import { openSubscribersSearch, subscribersSearch } from '../../support/records/subscribers-search'
import { enter, user } from '../../support/user'

const path = '/en/products/navigator/share-disclosure/europe'
const answer = (id: number, jurisdiction: string, own: object = {}) => ({
  objectID: `nav-answer-${id}`,
  title: `May a custodian vote in ${jurisdiction}?`,
  summary: 'The custodian votes as it is instructed.',
  path: `${path}/${jurisdiction.toLowerCase()}#q=custodian`,
  ...{ above: ['Share disclosure', 'Europe', jurisdiction], topics: ['Voting'], jurisdictions: [jurisdiction] },
  kind: ['Share disclosure'],
  ...own,
})
const guidance = { objectID: 'nav-content-5', title: 'Custodian rules', path: '/en/guide', above: ['Share disclosure'] }

beforeEach(() => {
  openNetwork()
  network.answers['NavServices'] = { data: { navServices: [] } }
  network.answers['NavUpdates'] = {
    data: {
      navUpdates: {
        __typename: 'NavUpdates',
        service: { __typename: 'NavPlace', number: 1, name: 'a', lang: 'en', slug: 'a', path: '/a' },
        total: 0,
        updates: [],
      },
    },
  }
  openSubscribersSearch(globalThis.fetch)
  subscribersSearch.records = {
    site_subscribers_en: [answer(1, 'Austria'), answer(2, 'Belgium', { topics: ['Shares'] }), guidance],
    'site_subscribers_fr-fr': [
      answer(1, 'Autriche', { title: 'Un dépositaire (custodian) peut-il voter ?', summary: 'Oui.' }),
    ],
  }
})
afterEach(async () => {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
})

const open = async (locale: LocaleIn<'main'> = 'en', granted = ['share-disclosure']) => {
  const opened = await openInside({ view: 'service', service }, somebody(granted), locale)
  await opened.settle()
  const type = async (text: string) => {
    await enter(screen.getByRole('searchbox'), text)
    await act(() => new Promise((done) => setTimeout(done, 250)))
  }
  return { ...opened, type }
}

describe('the search inside of the navigator', () => {
  it('finds answers by their jurisdictions, and guidance, with the words marked (NV-10)', async () => {
    const { type, place } = await open()
    await type('custodian')

    const groups = within(place).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Austria', 'Belgium', 'Guidance'])
    const first = screen.getByRole('link', { name: 'May a custodian vote in Austria?' })
    expect(first.getAttribute('href')).toBe(`${path}/austria#q=custodian`)
    expect(first.querySelector('mark')?.textContent).toBe('custodian')
    expect(screen.getByText('3 results')).not.toBeNull()
  })

  it('begins with what the page at hand answers (NV-10, R-NAV-07)', async () => {
    network.answers['NavJurisdiction'] = { data: null }
    subscribersSearch.records = {
      site_subscribers_en: [
        answer(1, 'Belgium'),
        answer(3, 'Austria', { kind: ['Transfers'], title: 'May custodian data leave?' }),
        answer(2, 'Austria'),
        guidance,
      ],
    }
    const opened = await openInside(jurisdictionPage, somebody(['share-disclosure']))
    await opened.settle()
    await enter(screen.getByRole('searchbox'), 'custodian')
    await act(() => new Promise((done) => setTimeout(done, 250)))

    const found = within(opened.place)
    expect(found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Austria', 'Belgium', 'Guidance'],
    ])
    expect(found.getAllByRole('link', { name: /custodian/i }).map(({ textContent }) => textContent)).toEqual([
      ...['May a custodian vote in Austria?', 'May custodian data leave?', 'May a custodian vote in Belgium?'],
      'Custodian rules',
    ])
    expect(found.getByText('4 results')).not.toBeNull()
  })

  it('asks the indexes of subscribers alone, with a key made for the reader (NV-10, PM-2)', async () => {
    const { type } = await open()
    await type('custodian')

    expect(subscribersSearch.asked).toMatchObject([
      { key: 'a-key', requests: [{ indexName: 'site_subscribers_en', query: 'custodian' }] },
    ])
    expect(subscribersSearch.keysAsked.every((one) => one === 'Bearer a')).toBe(true)
  })

  it('groups them by topic where that is wanted (NV-10)', async () => {
    const { type, place } = await open()
    await type('custodian')
    await enter(screen.getByLabelText('Group by'), 'topic')

    const groups = within(place).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Voting', 'Shares', 'Guidance'])
  })

  it('is gone through by arrow keys, and Escape leads back to the field (NV-10)', async () => {
    const { type } = await open()
    await type('custodian')
    const field = screen.getByRole('searchbox')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('May a custodian vote in Belgium?')

    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('May a custodian vote in Austria?')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(field)
  })

  it('finds in the language of the page first, and says what is in English alone (NV-10, N15)', async () => {
    const { type, place } = await open('fr-fr')
    await type('custodian')

    const groups = within(place).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Autriche', 'En anglais seulement pour le moment'])
    const belgium = screen.getByRole('link', { name: 'May a custodian vote in Belgium?' })
    expect(belgium.closest('[lang]')?.getAttribute('lang')).toBe('en')
    // Of the first there are French words.
    expect(screen.queryByRole('link', { name: 'May a custodian vote in Austria?' })).toBeNull()
  })

  it('says when nothing matches, and when the search does not answer, and asks again (NV-10)', async () => {
    const { type } = await open('zh-cn')
    await type('heron')
    expect(screen.getByText(/没有与“heron”匹配的结果/)).not.toBeNull()

    subscribersSearch.isUp = false
    await type('custodian')
    expect(screen.getByRole('alert').textContent).toContain('检索服务暂时没有响应')
    subscribersSearch.isUp = true
    await user.click(screen.getByRole('button', { name: '重新检索' }))
    await act(() => new Promise((done) => setTimeout(done, 250)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('link', { name: /custodian/i }).length).toBeGreaterThan(0)
  })

  it('is not there for those who may not read it, and asks nothing for them (PM-2)', async () => {
    await openInside({ view: 'service', service }, somebody(['other']))

    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(subscribersSearch).toMatchObject({ asked: [], keysAsked: [] })
  })
})
