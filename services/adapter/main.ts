import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listen } from '../http/listen'
import { log, messageOf } from '../shared/log'
import { Adapter } from './adapter'
import { environment } from './environment'
import { readMapping } from './mapping'
import { logPath, serveAdapter } from './serve-adapter'

const options = {
  port: { type: 'string', default: '8010' },
  host: { type: 'string', default: '127.0.0.1' },
  folder: { type: 'string', default: '.data/adapter' },
  seconds: { type: 'string', default: '60' },
} as const

/** npm run tool -- adapter MAPPING.json: serves a CMS with Contentful's interface as a publication log. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error('which mapping? npm run tool -- adapter MAPPING.json')
  const adapter = new Adapter({ folder: values.folder, mapping: readMapping(file), key: environment.contentKey() })
  await sync(adapter)
  await listen(serveAdapter(adapter, environment.siteKey()), Number(values.port), values.host)
  log.info(`The adapter answers at http://${values.host}:${values.port}${logPath}`)
  for (;;) {
    await sleep(Number(values.seconds) * 1000)
    await sync(adapter)
  }
}

async function sync(adapter: Adapter): Promise<void> {
  try {
    const { rows, held } = await adapter.sync()
    if (rows.length > 0 || held.length > 0) log.info(`The adapter wrote ${rows.length} rows, ${held.length} skipped`)
  } catch (error) {
    log.warn(`Reading the other CMS failed, retry follows: ${messageOf(error)}`)
  }
}

main().catch((error: unknown) => {
  log.error('The adapter failed', error)
  process.exitCode = 1
})
