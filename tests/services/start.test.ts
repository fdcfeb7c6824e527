import { chmodSync, chownSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../../services/database/connect'
import { embeddedIn } from '../../services/postgres/embedded'
import { asNobody } from '../../services/shared/unprivileged'
import { hasDemonstration } from '../../services/start/find-demonstration'
import { findPlace, type Installation, type Place, removePlace, startInstallation } from '../support/place/installation'

const nobody = 65534
// A firm of one's own may have deleted it.
const itDemonstrates = hasDemonstration() ? it : it.skip
const databaseOf = ({ dataDir, portBase }: Place) => embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase })
const countDemonstrations = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from platform.demonstration')
    return rows[0]?.count
  })

async function withDatabase<Result>(owner: Place, name: string, work: (url: string) => Promise<Result>) {
  const { maintenanceUrl } = databaseOf(owner)
  await withClient(maintenanceUrl, (client) => client.query(`create database ${name}`))
  return work(maintenanceUrl.replace(/\/postgres$/, `/${name}`))
}

describe('npm start', () => {
  let place: Place
  let installation: Installation

  beforeAll(async () => {
    place = await findPlace()
    // As an earlier version left it.
    chmodSync(place.dataDir, 0o755)
    installation = startInstallation(place)
    await installation.says('Ready: ')
  })
  afterAll(async () => {
    await installation.stop()
    removePlace(place)
  })

  it('brings everything up from an empty folder, with a line for each step and its time (OP-1)', () => {
    const screen = installation.output()

    for (const step of ['postgres', 'migrate', 'seed', 'edge']) {
      expect(screen).toMatch(new RegExp(`^  ${step} .* \\d+\\.\\d s$`, 'm'))
    }
  })

  it('has the edge serve what was released before anything else is started or compiled (OP-4)', () => {
    const steps = [...installation.output().matchAll(/^ {2}(.{12})\S.* \d+\.\d s$/gm)].map(([, name]) => name?.trim())

    expect(steps.indexOf('edge')).toBeLessThan(steps.indexOf('cms'))
    expect(steps.indexOf('all')).toBeGreaterThan(steps.indexOf('cms'))
  })

  it('says where it is in exactly one line, once everything answers (OP-1)', async () => {
    const address = `http://localhost:${place.portBase}`

    expect(installation.output().match(/^Ready: .*$/gm)).toEqual([`Ready: ${address}`])
    expect((await fetch(`http://127.0.0.1:${place.portBase}/healthz?all`)).status).toBe(200)
  })

  it('keeps what it writes from the other users of the machine (M-3)', () => {
    const modeOf = (...names: string[]) => statSync(join(place.dataDir, ...names)).mode & 0o077

    expect([modeOf(), modeOf('logs'), modeOf('logs', 'edge.log'), modeOf('secrets.json')]).toEqual([0, 0, 0, 0])
  })

  it('loads the demonstration into its own database, where there is one', async () => {
    expect(await countDemonstrations(databaseOf(place).url)).toBe(Number(hasDemonstration()))
  })

  it('refuses a second start in the same folder and leaves the first alone', async () => {
    const second = startInstallation(place)

    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(/^Cannot start: it is running already \(process \d+\)/m)
    expect((await fetch(`http://127.0.0.1:${place.portBase}/healthz?all`)).status).toBe(200)
  })

  it('listens on this machine only', async () => {
    const status = await fetch(`http://127.0.0.2:${place.portBase}/healthz`).then(
      ({ status }) => status,
      () => 'refused',
    )

    expect(status).toBe('refused')
  })

  describe('with DATABASE_URL', () => {
    const other = async (url: string, args: string[] = []) => {
      const otherPlace = await findPlace()
      return { otherPlace, run: startInstallation(otherPlace, { env: { DATABASE_URL: url }, args }) }
    }

    it('runs on that server, starts no database of its own and seeds nothing unasked', async () => {
      await withDatabase(place, 'unasked', async (url) => {
        const { otherPlace, run } = await other(url)
        await run.says('Ready: ')

        expect(run.output()).toContain(`your server at 127.0.0.1:${databaseOf(place).port}/unasked`)
        expect(run.output()).not.toContain(new URL(url).password)
        expect(await countDemonstrations(url)).toBe(0)

        await run.stop()
        removePlace(otherPlace)
      })
    })

    itDemonstrates('loads the demonstration into an empty database when --demo asks for it, once', async () => {
      await withDatabase(place, 'asked', async (url) => {
        for (const words of ['marked as a demonstration', /demonstration of \d{4}/]) {
          const { otherPlace, run } = await other(url, ['--demo'])
          await run.says('Ready: ')

          expect(run.output()).toMatch(words)
          expect(await countDemonstrations(url)).toBe(1)

          await run.stop()
          removePlace(otherPlace)
        }
      })
    })

    itDemonstrates('refuses --demo on a database that holds rows, naming the table', async () => {
      await withDatabase(place, 'filled', async (url) => {
        await withClient(url, (client) => client.query('create table clients as select 1 as id'))
        const { otherPlace, run } = await other(url, ['--demo'])

        expect(await run.exited).toBe(1)
        expect(run.output()).toContain('--demo loads only into an empty database, and public.clients of this one holds')
        expect(await countDemonstrations(url)).toBe(0)

        removePlace(otherPlace)
      })
    })

    it('says which server does not answer, without its password', async () => {
      const { otherPlace, run } = await other('postgres://site:hidden@127.0.0.1:1/site')

      expect(await run.exited).toBe(1)
      expect(run.output()).toContain('DATABASE_URL names 127.0.0.1:1/site, which cannot be used')
      expect(run.output()).not.toContain('hidden')

      removePlace(otherPlace)
    })
  })
})

const asRoot = userInfo().uid === 0 ? describe : describe.skip

asRoot('npm start, typed by a person who is not root', () => {
  it('brings the embedded database up as that person', async () => {
    const place = await findPlace()
    chownSync(place.dataDir, nobody, nobody)
    const run = startInstallation(place, { command: ['setpriv', ...asNobody, 'npm', 'start'] })

    await run.says('Ready: ')

    expect(await countDemonstrations(databaseOf(place).url)).toBe(Number(hasDemonstration()))
    await run.stop()
    removePlace(place)
  })
})
