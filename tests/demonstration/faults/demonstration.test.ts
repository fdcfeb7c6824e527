import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { ensureDemonstration } from '../../../services/database/demonstration'
import { migrate } from '../../../services/database/migrate'
import { loadDemonstration } from '../../../services/demo/load-demonstration'
import { root } from '../../../src/config/root'
import { databaseIn, openDatabasePlace } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'

jest.setTimeout(600_000)

const secrets = ['CMS_SECRET', 'SITE_KEY', 'ACCOUNT_KEY', 'WEBHOOK_SECRET']

/** Few pages of the same kinds: what is proved does not depend on how many. */
const corpus = [join(root, 'services/demo/generate/print-corpus.ts'), '--pages', '400', '--seed', '42']

describe('a demonstration whose loading is killed', () => {
  let place: Place
  let stop: () => Promise<void>

  beforeAll(async () => {
    ;({ place, stop } = await openDatabasePlace())
  })
  afterAll(() => stop())

  const createDatabase = async (name: string): Promise<string> => {
    const { maintenanceUrl } = databaseIn(place)
    await withClient(maintenanceUrl, (client) => client.query(`create database ${name}`))
    const url = maintenanceUrl.replace(/\/postgres$/, `/${name}`)
    await migrate(url)
    await ensureDemonstration(url, { embedded: true, asked: false })
    return url
  }
  const own = Object.fromEntries(secrets.map((name) => [name, 'unset']))
  const load = (databaseUrl: string, { calledOff = new AbortController().signal, env = own, source = corpus } = {}) => {
    const cmsEnv = { MEDIA_DIR: `${place.dataDir}/media`, PUBLIC_URL: 'http://localhost', NODE_ENV: 'production' }
    return loadDemonstration({ databaseUrl, cmsEnv: { ...cmsEnv, ...env }, source }, calledOff)
  }
  /** What there is, but for the moments at which it was written. */
  const look = (url: string) =>
    withClient(url, async (client) => {
      const count = async (table: string) =>
        (await client.query(`select count(*)::int as n from ${table}`)).rows[0] as unknown
      const { rows } = await client.query(
        'select type, item_id, locale, revision, operation, document from publications order by 1, 2, 3, 4',
      )
      return {
        log: rows,
        documents: await count('pages'),
        versions: await count('_pages_v'),
        answers: await count('_nav_answers_v'),
      }
    })

  it('is whole after the next start, and the same as one that nobody interrupted (E-7)', async () => {
    const [whole, broken] = [await createDatabase('whole'), await createDatabase('broken')]
    const started = Date.now()
    await load(whole)
    const took = Date.now() - started

    const kill = new AbortController()
    const loading = load(broken, { calledOff: kill.signal }).catch(() => 'killed')
    await sleep(took * 0.8)
    kill.abort()
    await loading
    await load(broken)

    expect(await look(broken)).toEqual(await look(whole))
    expect(await load(broken)).toBe('loaded already')
  })
  it('says why when what it writes with cannot start, and waits for nothing (OP-1)', async () => {
    const url = await createDatabase('unset')

    await expect(load(url, { env: {} })).rejects.toThrow('CMS_SECRET is not set')
  })

  it('takes items that break off for nothing, so that the next start loads them all', async () => {
    const url = await createDatabase('half')
    const breaksOff = ['-e', 'console.log(JSON.stringify({ collection: "topics", key: "a", id: 1, values: {} }))']

    await expect(load(url, { source: breaksOff })).rejects.toThrow('The items break off after 1.')
    const { rows } = await withClient(url, (client) => client.query('select content from platform.demonstration'))
    expect(rows).toEqual([{ content: null }])
  })
})
