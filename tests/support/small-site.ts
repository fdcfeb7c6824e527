import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildSchema, graphql } from 'graphql'
import { openDiskStore } from '../../services/releases/open-store'
import { buildSite } from '../../services/site/build-site'
import { type LogRow } from '../../src/plan/store/log-row'
import { findPortBase } from './free-ports'
import { root } from './installation'
import { closeAll, listen } from './servers'

// As text: the CMS has a GraphQL of its own, and the two do not mix.
const source = readFileSync(join(root, 'services/cms/feed/schema.ts'), 'utf8')
const schema = buildSchema(/`(.*)`/s.exec(source)?.[1] ?? '')

/** The publication log's own interface, over these rows. */
async function serveLog(rows: readonly LogRow[]) {
  const page = { nodes: rows, cursor: rows.length, hasMore: false }
  const head = rows.at(-1)?.seq ?? 0
  const rootValue = {
    head: () => head,
    editions: () => ({ ...page, cursor: '' }),
    publications: ({ after }: { after: number }) => ({
      ...page,
      cursor: head,
      nodes: rows.filter(({ seq }) => seq > after),
    }),
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> }
      void graphql({ schema, source: query, rootValue, variableValues: variables ?? {} }).then((answer) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answer))
      })
    })
  })
  const port = await findPortBase()
  await listen(server, port)
  return { url: `http://127.0.0.1:${port}/graphql`, stop: () => closeAll(server) }
}

type Site = { dataDir: string; publicUrl: string; rows: readonly LogRow[] }

/** Builds the site with Gatsby from few rows, and publishes it where an edge finds it. */
export async function buildSmallSite({ dataDir, publicUrl, rows }: Site): Promise<string> {
  const log = await serveLog(rows)
  try {
    const build = { dataDir, logUrl: log.url, siteKey: 'unset', publicUrl }
    return await buildSite(build, openDiskStore(dataDir), new AbortController().signal)
  } finally {
    await log.stop()
  }
}
