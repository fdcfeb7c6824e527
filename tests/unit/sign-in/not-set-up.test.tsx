/** @jest-environment jsdom */
import { mainWords } from '../../../src/i18n/words'

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

/** The account pages, drawn at an address by a build of their own. */
async function draw(own: object, path: string): Promise<string> {
  jest.resetModules()
  const { publicEnv } = jest.requireActual<{ publicEnv: object }>(env)
  jest.doMock(env, () => ({ publicEnv: { ...publicEnv, ...own } }))
  history.replaceState(null, '', path)
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
})
