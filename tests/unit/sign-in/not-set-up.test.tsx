/** @jest-environment jsdom */
import { mainWords } from '../../../src/i18n/words'
import { toElement } from '../../support/browser/to-element'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

const env = '../../../src/config/env-public'

const words = mainWords('fr-fr')
const frame = {
  locale: 'fr-fr',
  home: '/fr-fr',
  navigation: [],
  tools: [],
  search: '/fr-fr/search',
  languages: [],
  footer: { statements: [], groups: [] },
}
const head = { lang: 'fr-FR', dir: 'ltr', title: 'Votre compte | Firm', tags: [] }
const props = { locale: 'fr-fr', path: '/auth', head, frame, title: 'Votre compte', above: [], props: { products: [] } }

function setUp(own: object, path: string): void {
  jest.resetModules()
  const { publicEnv } = jest.requireActual<{ publicEnv: object }>(env)
  jest.doMock(env, () => ({ publicEnv: { ...publicEnv, ...own } }))
  history.replaceState(null, '', path)
}

/** The account pages, drawn at an address by a build of their own. */
async function draw(own: object, path: string): Promise<string> {
  setUp(own, path)
  const { render } = await import('@testing-library/react/pure')
  const { default: Client } = await import('../../../src/templates/client')
  const { container, unmount } = render(<Client pageContext={{ props: props as never }} />)
  const text = container.querySelector('main')?.textContent ?? ''
  unmount()
  return text
}

describe('a site that was built without a provider', () => {
  it.each([
    ['address', { identityUrl: '' }, '/fr-fr/auth/sign-in'],
    ['client', { identityClientId: '' }, '/fr-fr/dashboard'],
    ['address', { identityUrl: '' }, '/auth'],
  ])('says so where an account is needed, and names nothing of it: no %s, %j, at %s (V-1)', async (_, own, path) => {
    const text = await draw(own, path)

    expect(text).toContain(words('denied.unset'))
    expect(text).toContain(words('denied.unset-text'))
    expect(text).not.toMatch(/option is required|domain|client ?id/i)
  })

  it('shows its public pages as ever, and their script runs without a fault (V-1)', async () => {
    const path = '/en/about-us/news/an-opening'
    const title = 'An opening'
    const page = pageAt(planFrom([edition('news-item', 1, { title, path })]), path)
    setUp({ identityUrl: '', identityClientId: '' }, path)
    const faults: unknown[] = []
    globalThis.reportError = (fault) => void faults.push(fault)
    const { render } = await import('@testing-library/react/pure')
    const { container, unmount } = render(toElement(page))
    await import('../../../src/enhance/main')

    expect(container.querySelector('h1')?.textContent).toBe(title)
    expect(container.querySelector('[data-account]')?.getAttribute('href')).toMatch(/auth\/sign-in/)
    expect(faults).toEqual([])
    unmount()
  })
})
