import { createServer } from 'node:http'
import { buildSync } from 'esbuild'
import { toPagePolicy } from '../../../services/releases/files/policy'
import { root } from '../../../src/config/root'
import { planSessionSources } from '../../../src/plan/plan-policy'
import { closeAll, listen } from '../edge/servers'
import { settingsElementOf } from './settings-element'

/** What a site is given of a provider, by the names of the environment. */
export type ProviderValues = Readonly<Record<`GATSBY_${string}`, string>>

type Site = { portBase: number; api: string; values: ProviderValues }

/** The site's own session, put together for browsers, as the shells of a built site have it. */
function bundleSession(): string {
  const contents = `
    import { openSession } from './src/services/identity/session/open-session'
    globalThis.opened = openSession()`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env': '{}' },
  })
  return outputFiles[0]?.text ?? ''
}

/** A website whose every page is nothing but the session, under the policy of the pages that sign people in. */
export async function startTenantSite({ portBase, api, values }: Site) {
  const script = bundleSession()
  const settings = settingsElementOf({ ...values, GATSBY_ONLINE_SERVICES_API: api })
  const sources = planSessionSources({ identityUrl: values['GATSBY_IDENTITY_URL'] ?? '', onlineServicesApi: api })
  const server = createServer((request, response) => {
    const isScript = request.url === '/session.js'
    response.setHeader('content-security-policy', toPagePolicy(sources))
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript
        ? script
        : `<!doctype html><html lang="en"><title>Site</title>${settings}<script src="/session.js"></script>`,
    )
  })
  await listen(server, portBase)
  return { stop: () => closeAll(server) }
}
