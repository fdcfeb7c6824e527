import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buildSync } from 'esbuild'
import { createProxyServer } from 'http-proxy-3'
import { portOf } from '../../../src/config/addresses'
import { root } from '../../../src/config/root'
import { closeAll, listen } from '../edge/servers'
import { type IdentityProcess } from './identity-process'

const readScript = (name: string) => () => readFileSync(require.resolve(name), 'utf8')

const scripts: Record<string, () => string> = {
  '/auth0.js': readScript('auth0-js/dist/auth0.min.js'),
  '/spa.js': readScript('@auth0/auth0-spa-js/dist/auth0-spa-js.production.js'),
  '/ways.js': bundleWays,
}

/** The site's own functions around the library, as a page that wanted them would load them. */
function bundleWays(): string {
  const contents = `
    import { WebAuth } from 'auth0-js'
    import { createOtherWays } from './src/services/identity/provider/other-ways'
    window.openWays = (settings) => createOtherWays(WebAuth, settings)`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env': '{}' },
  })
  return outputFiles[0]?.text ?? ''
}

/** As the product's: nothing inline, and of the provider only what sign-in needs. */
const policyFor = (provider: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' ${provider}`,
    `frame-src 'self' ${provider}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** A website with nothing on it but one of the libraries, at the origin that the provider knows; it carries the provider too if that is there. */
export async function startSite(identity: IdentityProcess, library: '/auth0.js' | '/spa.js') {
  const { portBase } = identity.place
  const proxy = createProxyServer({ target: `http://127.0.0.1:${portOf('identity', portBase)}` })
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    if (path.startsWith('/idp/')) {
      proxy.web(request, response)
      return
    }
    const script = scripts[path]
    response.setHeader('content-security-policy', policyFor(new URL(identity.root).origin))
    // Where the provider returns to, a window must still know who opened it: between two policies browsers cut that.
    if (path !== '/auth') response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    response.end(
      script
        ? script()
        : `<!doctype html><html lang="en"><title>Site</title><h1>Site</h1><script src="${library}"></script>`,
    )
  })
  await listen(server, portBase)
  return { stop: () => closeAll(server) }
}
