import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicEnv } from '../config/env-public'
import { toProviderRoot } from '../config/to-provider'
import { type PageSources } from './plan-facts'

/** The page's first script decides which addresses of scripts are good. */
const scriptPolicy = 'default'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs

/** The digests of the scripts that stand in a page. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** What is at the site's own origin needs no word. */
const originOf = (address: string): string[] => (/^https?:\/\/./.test(address) ? [new URL(address).origin] : [])

type Addresses = { identityUrl: string; onlineServicesApi: string }

/** The origins that signing in talks to. */
export function planProviderSources({ identityUrl, onlineServicesApi }: Addresses = publicEnv): PageSources {
  const provider = originOf(toProviderRoot(identityUrl, ''))
  return {
    'connect-src': [...new Set([...provider, ...originOf(onlineServicesApi)])],
    'frame-src': ["'self'", ...provider],
  }
}

/** What the pages that sign people in may load: their own scripts, and the provider's answers and frames. */
export const readShellSources =
  (folder: string) =>
  (path: string): PageSources => ({
    'script-src': findInlineScripts(readFileSync(join(folder, path, 'index.html'), 'utf8')),
    'trusted-types': [scriptPolicy],
    ...planProviderSources(),
  })
