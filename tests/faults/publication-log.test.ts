import { withClient } from '../../services/database/connect'
import { embeddedIn } from '../../services/postgres/embedded'
import { ensureSecrets } from '../../services/secrets'
import { readOn, openFeed } from '../support/feed-reader'
import { findFurnishedPlace } from '../support/furnished'
import { type Place, removePlace, startInstallation } from '../support/installation'
import { findDisagreements } from '../support/storm/findings'
import { killCms, killPostgres } from '../support/storm/kills'
import { runStorm, type StormResult } from '../support/storm/run-storm'

jest.setTimeout(180_000)

const seed = Number(process.hrtime.bigint() % 1_000_000n)

describe(`the publication log after 60 operations of 8 editors and 3 kills (seed ${seed})`, () => {
  let place: Place
  let result: StormResult

  beforeAll(async () => {
    place = await findFurnishedPlace()
    await startInstallation(place).says('Ready: ')
    const kills = [() => killCms(place), () => killPostgres(place), () => killCms(place)]
    result = await runStorm({ place, seed, operations: 60, writers: 8, kills })
  })
  afterAll(() => removePlace(place))

  it('agrees with the documents about every edition', () => {
    expect(result.disagreements).toEqual([])
    expect(result.accepted).toBeGreaterThan(15)
  })

  it('holds every publish that an editor was told of', () => {
    expect(result.missing).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(5)
  })

  it('numbers the revisions of every edition without a gap', () => {
    expect(result.brokenRevisions).toEqual([])
  })

  it('was read to the last row by a reader that never stopped', () => {
    expect(result.missedByReader).toEqual([])
    expect(result.rows).toBeGreaterThan(20)
  })

  it('would not pass if an edit had not been logged', async () => {
    const { url } = embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase })
    const feed = openFeed(place, ensureSecrets(place.dataDir).ACCOUNT_KEY)
    const silently = async (sign: string) => {
      for (const [type, table] of Object.entries({ page: 'pages_locales', 'news-item': 'news_locales' })) {
        await write(
          `update ${table} t set title = ${sign} from publication_heads h
            where h.type = '${type}' and h.operation = 'publish' and h.item_id = t._parent_id and h.locale = t._locale::text`,
        )
      }
    }
    const write = (query: string) => withClient(url, (client) => client.query(query))
    const look = () => withClient(url, async (client) => findDisagreements(client, await readOn(feed)))

    await silently("t.title || '!'")
    const found = await look()
    await silently('left(t.title, -1)')

    expect(found.length).toBeGreaterThan(0)
    expect(await look()).toEqual([])
  })

  it('would not pass if it had lost a row', async () => {
    const { url } = embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase })
    const feed = openFeed(place, ensureSecrets(place.dataDir).ACCOUNT_KEY)

    const found = await withClient(url, async (client) => {
      await client.query(
        "delete from publications where seq in (select seq from publication_heads where operation = 'publish' and type <> 'location' and type <> 'office' order by seq desc limit 3)",
      )
      return findDisagreements(client, await readOn(feed))
    })

    expect(found).toHaveLength(3)
  })
})
