import { renderToStaticMarkup } from 'react-dom/server'
import { planSessionSources } from '../../../src/plan/plan-policy'
import { planShells } from '../../../src/plan/plan-shells'
import { Content } from '../../../src/plan/store/content'
import { routeIds, routeOf } from '../../../src/routes/address'
import { match } from '../../../src/routes/match'
import { toElement } from '../../support/browser/to-element'
import { edition, options, planFrom } from '../../support/content/planned-pages'

const rows = [edition('settings', 1)]
const shells = planShells(new Content(rows), options)

describe('the shells of routes that are drawn in the browser', () => {
  it('stand at each prefix, once', () => {
    expect(shells.map(({ path, matchPath }) => [path, matchPath])).toEqual([
      ['/en/auth/challenge', '/en/auth/challenge/*'],
      ['/fr-fr/auth/challenge', '/fr-fr/auth/challenge/*'],
      ['/zh-cn/auth/challenge', '/zh-cn/auth/challenge/*'],
      ['/auth', '/auth/*'],
      ['/en/auth', '/en/auth/*'],
      ['/fr-fr/auth', '/fr-fr/auth/*'],
      ['/zh-cn/auth', '/zh-cn/auth/*'],
      ['/en/dashboard', '/en/dashboard/*'],
      ['/fr-fr/dashboard', '/fr-fr/dashboard/*'],
      ['/zh-cn/dashboard', '/zh-cn/dashboard/*'],
    ])
  })

  it('stand above every route of that kind and above no page', () => {
    const isBelow = (path: string) => shells.some((shell) => path === shell.path || path.startsWith(`${shell.path}/`))
    const clients = routeIds.filter((id) => routeOf(id).kind === 'client').map((id) => routeOf(id).pattern)

    for (const pattern of clients) expect(isBelow(pattern === 'auth' ? '/auth' : `/en/${pattern}`)).toBe(true)
    for (const path of planFrom(rows).pages.keys()) expect(isBelow(path)).toBe(false)
    expect(match('/en/auth/sign-in')?.route).toBe('sign-in')
  })

  it.each(shells)(
    'at $path wait for the browser, say that it needs JavaScript and what else there is, and are in no search engine (CV-9)',
    (shell) => {
      const html = renderToStaticMarkup(toElement({ template: 'client', context: shell.context }))

      const { locale, head } = shell.context
      expect(html).toContain(`href="/${locale}"`)
      expect(html).toMatch(new RegExp(`<noscript>.*JavaScript.*href="/${locale}/contact-us".*</noscript>`))
      expect(html).toMatch(/One moment|Un instant|请稍候/)
      expect(head.tags).toContainEqual({ element: 'meta', attributes: { name: 'robots', content: 'noindex' } })
    },
  )

  it.each([
    ['/idp', '/online-services', [], ["'self'"]],
    ['firm.eu.auth0.com', '/online-services', ['https://firm.eu.auth0.com'], ["'self'", 'https://firm.eu.auth0.com']],
    [
      'https://a.example/x',
      'https://b.example/y',
      ['https://a.example', 'https://b.example'],
      ["'self'", 'https://a.example'],
    ],
  ])('may talk to the provider and to the account service, wherever they are: %s, %s (Q-6)', (...given) => {
    const [identityUrl, onlineServicesApi, connect, frames] = given

    expect(planSessionSources({ identityUrl, onlineServicesApi })).toEqual({
      'connect-src': connect,
      'frame-src': frames,
    })
  })

  it('know which products there are and what opens them, and of none where it is opened (PM-4, PM-8)', () => {
    const withProducts = [
      ...rows,
      edition('product', 2, {
        title: 'Map',
        path: '/en/products/map',
        permissionKey: 'map',
        launchUrl: 'https://map.example',
      }),
      edition('product', 3, { title: 'Free', path: '/en/products/free' }),
      edition('nav-service', 4, { name: 'Funds', path: '/en/products/navigator/funds', permissionKey: 'funds' }),
    ]
    const [english] = planShells(new Content(withProducts), options).filter(({ path }) => path === '/en/dashboard')

    expect(english?.context.props.products).toEqual([
      { kind: 'tool', permission: 'map', name: 'Map', href: '/en/products/map' },
      { kind: 'navigator', permission: 'funds', name: 'Funds', href: '/en/products/navigator/funds' },
    ])
    expect(JSON.stringify(english)).not.toContain('map.example')
  })
})
