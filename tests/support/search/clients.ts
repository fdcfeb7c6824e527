import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import algoliasearch4 from 'algoliasearch-4'
import { JSDOM } from 'jsdom'
import { root } from '../../../src/config/root'
import { type SearchProcess } from './search-process'

/** Algolia's own clients, pointed at the service by configuration alone. */
export const openClient = ({ applicationId, adminKey, host }: SearchProcess, key = adminKey) =>
  algoliasearch(applicationId, key, {
    hosts: [host, host, host],
    timeouts: { connect: 30_000, read: 30_000, write: 60_000 },
  })

/** What InstantSearch is given. */
export const openLiteClient = ({ applicationId, searchKey, host }: SearchProcess) =>
  liteClient(applicationId, searchKey, { hosts: [host, host, host] })

export const openClient4 = ({ applicationId, adminKey, host }: SearchProcess, key = adminKey) =>
  algoliasearch4(applicationId, key, {
    hosts: [host, host, host].map(({ url, protocol }) => ({ url, protocol })),
    timeouts: { connect: 30, read: 30, write: 60 },
  })

type BrowserClient = {
  search: (request: unknown) => Promise<{ results: { nbHits: number; hits: { objectID: string }[] }[] }>
}
type Build = { file: string; global: string }

/** Version 4 says otherwise what a host is for. */
export const isVersion4 = ({ file }: Build): boolean => file.startsWith('algoliasearch-4/')

export const browserBuilds = {
  'algoliasearch 5': { file: 'algoliasearch/dist/algoliasearch.umd.js', global: 'algoliasearch' },
  'algoliasearch 5 lite': { file: 'algoliasearch/dist/lite/builds/browser.umd.js', global: '["algoliasearch/lite"]' },
  'algoliasearch 4': { file: 'algoliasearch-4/dist/algoliasearch.umd.js', global: 'algoliasearch' },
  'algoliasearch 4 lite': { file: 'algoliasearch-4/dist/algoliasearch-lite.umd.js', global: 'algoliasearch' },
} satisfies Record<string, Build>

/** A client's browser build on a page of another origin: what a server does not allow it, it does not get. */
export function openBrowserClient({ applicationId, searchKey, host }: SearchProcess, build: Build) {
  const { file, global } = build
  const { url, protocol } = host
  const { window } = new JSDOM('', { url: 'https://firm.example/', runScripts: 'outside-only' })
  window.eval(readFileSync(join(root, 'node_modules', file), 'utf8'))
  const settings = JSON.stringify({ hosts: [isVersion4(build) ? { url, protocol } : host] })
  const name = global.startsWith('[')
    ? `globalThis${global}.liteClient`
    : `(globalThis.${global}.algoliasearch ?? globalThis.${global})`
  const client = window.eval(
    `${name}(${JSON.stringify(applicationId)}, ${JSON.stringify(searchKey)}, ${settings})`,
  ) as BrowserClient
  return { client, close: () => window.close() }
}
