import { createServer } from 'node:http'
import { buildSync } from 'esbuild'
import { safety } from '../../../services/http/safety'
import { toPagePolicy } from '../../../services/releases/files/policy'
import { root } from '../../../src/config/root'
import { findInlineScripts } from '../../../src/gatsby/build-policy'
import { planPageFacts } from '../../../src/plan/page-facts'
import { planRecaptchaSources, planSessionSources } from '../../../src/plan/plan-policy'
import { firstScriptsOf } from '../../../src/shell/first-scripts'
import { closeAll, listen } from '../edge/servers'
import { type IdentityProcess } from './identity-process'
import { settingsElementOf } from './settings-element'

/** The site's own screens of signing in. */
function bundleScreens(): { script: string; styles: string } {
  const contents = `
    import './src/shell/plain-checks'
    import { createRoot } from 'react-dom/client'
    import './src/ui/tokens.css'
    import './src/ui/base.css'
    import { CallbackScreen } from './src/features/auth/callback-screen'
    import { SignInScreen } from './src/features/auth/sign-in-screen'
    const takeFragment = () => globalThis.takeFragment()
    const Screen = location.pathname === '/auth' ? CallbackScreen : SignInScreen
    createRoot(document.querySelector('main')).render(<Screen locale="en" takeFragment={takeFragment} />)`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: 'own-ways',
    format: 'iife',
    jsx: 'automatic',
    external: ['*.woff2'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  })
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: textOf('.js'), styles: textOf('.css') }
}

/** A website of nothing but those screens with every way of its own switched on, each under the policy and the headers that a built site gives its page. */
export async function startOwnWaysSite({ root: identityUrl, place }: IdentityProcess) {
  const { script, styles } = bundleScreens()
  const settings = settingsElementOf({
    GATSBY_IDENTITY_URL: identityUrl,
    GATSBY_ONLINE_SERVICES_API: '',
    GATSBY_SIGN_IN_POPUP: 'true',
    GATSBY_SIGN_IN_PASSWORD: 'true',
    GATSBY_SIGN_IN_PASSWORDLESS: 'true',
    GATSBY_SIGN_IN_RECAPTCHA: 'true',
  })
  const shellOf = (path: string): string => (path === '/en/auth/sign-in' ? '/en/auth' : path)
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    const file = { '/own.js': ['text/javascript', script], '/own.css': ['text/css', styles] }[path]
    if (file) {
      response.setHeader('content-type', file[0] ?? '')
      response.end(file[1])
      return
    }
    if (!path.includes('/auth')) {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">')
      return
    }
    const shell = shellOf(path)
    const scripts = firstScriptsOf(shell, { hasRecaptcha: true }).map((text) => `<script>${text}</script>`)
    const { sources, headers } = planPageFacts(shell, {
      everywhere: {},
      styles: {},
      session: planSessionSources({ identityUrl, onlineServicesApi: '' }),
      recaptcha: planRecaptchaSources(true),
      hasPopup: true,
      scripts: { [shell]: findInlineScripts(scripts.join('')) },
    })
    const all = { ...safety, 'content-security-policy': toPagePolicy(sources), 'content-type': 'text/html', ...headers }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    response.end(
      `<!doctype html><html lang="en"><head><title>Site</title><meta name="viewport" content="width=device-width">` +
        `<link rel="icon" href="data:,"><link rel="stylesheet" href="/own.css">${scripts.join('')}${settings}</head>` +
        `<body><main></main><script src="/own.js"></script></body></html>`,
    )
  })
  await listen(server, place.portBase)
  return { stop: () => closeAll(server) }
}
