/**
 * @jest-environment jsdom
 * @jest-environment-options {"html": "<script id='settings' type='application/json'>{\"SEARCH_APP_ID\": \"app\", \"SEARCH_KEY\": \"public\", \"SEARCH_PATH\": \"/search\"}</script>"}
 */
import { act, screen } from '@testing-library/react'
import { readSetting } from '../../../src/config/read-setting'
import { storedName } from '../../../src/config/stored-keys'
import { connectSearch, takeOver } from '../../../src/features/search/search-box'
import { loadSearchMessages } from '../../../src/i18n/load/load-search-messages'
import { recentSearches } from '../../../src/services/search/recent-searches'
import { openSubscribersSearch, subscribersSearch } from '../../support/records/subscribers-search'
import { enter } from '../../support/user'

const above = ['Share disclosure', 'Europe', 'Austria']
const secret = { objectID: 'nav-answer-1', title: 'May a heron vote?', path: '/en/a#q=heron', above }
const open = { objectID: 'article-1', title: 'The heron and the law', path: '/en/heron', group: 'insights' }
let person = 0

/** The box in the header, for somebody who is signed in with a token of their own, or for nobody. */
async function openBox(isSomebody: boolean) {
  document.body.innerHTML =
    '<form role="search" action="/en/search" data-locale="en"><input id="q"/><button>Go</button></form>'
  if (isSomebody) document.documentElement.dataset.signedIn = ''
  else delete document.documentElement.dataset.signedIn
  localStorage.setItem(storedName('token'), `token-${++person}`)
  openSubscribersSearch(() => Promise.reject(new Error('Nothing else is asked.')))
  subscribersSearch.records = { site_subscribers_en: [secret], site_en: [open] }
  connectSearch(readSetting)
  const form = document.querySelector('form') as HTMLFormElement
  const messages = await loadSearchMessages('en')
  act(() => takeOver(form, messages, recentSearches))
  return async (text: string) => {
    await enter(screen.getByRole('combobox'), text)
    await act(() => new Promise((done) => setTimeout(done, 100)))
  }
}

const groups = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)

describe('the search box, for those who subscribe to something', () => {
  it('offers what they subscribe to as a group of its own (NV-10)', async () => {
    const type = await openBox(true)
    await type('heron')

    expect(groups()).toContain('Inside what you subscribe to')
    const choice = screen.getByRole('option', { name: /May a heron vote/ })
    expect(choice.textContent).toContain('Share disclosure / Europe / Austria')
    expect(subscribersSearch.keysAsked).toEqual([`Bearer token-${person}`])
  })

  it('asks the indexes of everybody with the key of everybody (PM-2, canary)', async () => {
    const type = await openBox(true)
    await type('heron')

    for (const { key, requests } of subscribersSearch.asked) {
      const isInside = requests.some(({ indexName }) => indexName.includes('subscribers'))
      expect([key, requests.every(({ indexName }) => indexName.includes('subscribers'))]).toEqual(
        isInside ? ['a-key', true] : ['public', false],
      )
    }
  })

  it('offers nothing of it, and asks nothing, where nobody is signed in (NV-10, PM-2)', async () => {
    const type = await openBox(false)
    await type('heron')

    expect(groups()).not.toContain('Inside what you subscribe to')
    expect(screen.queryByRole('option', { name: /May a heron vote/ })).toBeNull()
    expect(subscribersSearch.keysAsked).toEqual([])
  })

  it('offers nothing of it to those who subscribe to nothing (PM-2)', async () => {
    const type = await openBox(true)
    subscribersSearch.key = null
    await type('heron')

    expect(groups()).not.toContain('Inside what you subscribe to')
    expect(subscribersSearch.asked.flatMap(({ requests }) => requests).map(({ indexName }) => indexName)).not.toContain(
      'site_subscribers_en',
    )
  })

  it('says that it cannot be searched, and offers all the rest (NV-10)', async () => {
    const type = await openBox(true)
    subscribersSearch.isKeyDown = true
    await type('heron')

    expect(screen.getAllByRole('option', { name: /The heron and the law/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/What you subscribe to cannot be searched/).length).toBeGreaterThan(0)
  })
})
