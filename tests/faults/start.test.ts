import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../services/database/connect'
import { embeddedIn } from '../../services/postgres/embedded'
import { root } from '../../src/config/root'
import { findFurnishedPlace } from '../support/place/furnished'
import {
  findPlace,
  type Installation,
  killEverything,
  type Place,
  processesOf,
  removePlace,
  startInstallation,
} from '../support/place/installation'

/** Where nothing is promised about how long it takes. */
const patienceMs = 30_000

// As the kernel tells it: its shell's command line has spaces here.
const supervisor = 'main.mjs\0services/commands/start.ts'

const urlOf = ({ dataDir, portBase }: Place) => embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase }).url
const isUp = ({ portBase }: Place) =>
  fetch(`http://127.0.0.1:${portBase}/healthz?all`).then(
    ({ ok }) => ok,
    () => false,
  )

async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const started = Date.now()
  while (!(await isSo())) {
    if (Date.now() - started > limitMs) throw new Error(`It was not so within ${limitMs} ms.`)
    await sleep(20)
  }
  return Date.now() - started
}

/** The process whose command line holds these words. */
function processOf(place: Place, words: string): number {
  const pid = processesOf(place).find((candidate) =>
    execFileSync('cat', [`/proc/${candidate}/cmdline`], { encoding: 'utf8' }).includes(words),
  )
  if (pid === undefined) throw new Error(`No process has ${words} in its command line.`)
  return pid
}

describe('a running installation', () => {
  let place: Place
  let installation: Installation

  // One place for all: each start also shows that the end before it has left nothing in its way.
  beforeAll(async () => {
    place = await findFurnishedPlace()
  })
  beforeEach(() => start())
  afterEach(() => killAll())
  afterAll(() => removePlace(place))

  const start = async () => {
    installation = startInstallation(place)
    await installation.says('Ready: ')
  }
  const isOver = () => processesOf(place).length === 0
  const killAll = async () => {
    killEverything(place)
    await until(isOver, patienceMs)
  }

  it.each([
    ['Ctrl-C in the terminal', () => process.kill(-(installation.child.pid ?? 0), 'SIGINT')],
    ['SIGTERM to npm', () => process.kill(installation.child.pid ?? 0, 'SIGTERM')],
    ['SIGTERM to the supervisor', () => process.kill(processOf(place, supervisor), 'SIGTERM')],
  ])('stops every process within 5 seconds after %s (OP-1)', async (_, send) => {
    send()

    expect(await until(isOver, 5000)).toBeLessThan(5000)
  })

  it('starts a service again that is killed, and names it; told to stop again and again, it stops once', async () => {
    for (const [words, name, times] of [
      ['services/edge/main.js', 'edge', 1],
      ['bin/postgres', 'postgres', 1],
      ['services/postgres/main.js', 'postgres', 2],
    ] as const) {
      process.kill(processOf(place, words), 'SIGKILL')

      await installation.says(new RegExp(`(${name} +stopped \\(.+\\); starting again in [0-9.]+ s[^]*){${times}}`))
      await installation.says(new RegExp(`(${name} +is back[^]*){${times}}`))
      await until(() => isUp(place), patienceMs)
    }
    const pid = processOf(place, supervisor)
    process.kill(pid, 'SIGINT')
    await sleep(50)
    process.kill(pid, 'SIGTERM')

    await until(isOver, patienceMs)
    expect(installation.output()).not.toMatch(/Error|EBADF/)
  })

  it('takes its services with it when it is killed itself', async () => {
    process.kill(processOf(place, supervisor), 'SIGKILL')

    await until(isOver, patienceMs)
  })

  it('comes back with nothing lost after everything is killed, even where its process number belongs to another (OP-1)', async () => {
    const write = 'create table kept as select generate_series(1, 1000) as row'
    await withClient(urlOf(place), (client) => client.query(write))
    await killAll()
    await start()

    const { rows } = await withClient(urlOf(place), (client) => client.query('select count(*)::int as kept from kept'))
    expect(rows).toEqual([{ kept: 1000 }])

    await killAll()
    writeFileSync(join(place.dataDir, 'postgres', 'cluster', 'postmaster.pid'), `${process.pid}\n`)
    await start()
  })
})

describe('an installation that is still starting', () => {
  // At any moment: before there is a database, while it is made, while services come up.
  it.each([300, 700, 1100, 1500, 2500])(
    'stops every process on Ctrl-C after %d ms, and can start again',
    async (ms) => {
      const place = await findPlace()
      const run = startInstallation(place)
      await sleep(ms)

      process.kill(-(run.child.pid ?? 0), 'SIGINT')

      await until(() => processesOf(place).length === 0, 5000)
      expect(run.output()).not.toContain('Cannot start')
      removePlace(place)
    },
  )
})

describe('a start that cannot go on says why in one line and exits with 1', () => {
  let place: Place

  beforeEach(async () => (place = await findPlace()))
  afterEach(() => removePlace(place))

  const lineOf = (screen: string) => screen.split('\n').filter((line) => line.startsWith('Cannot '))

  it('when a port is taken', async () => {
    const squatter = createServer().listen(place.portBase, '127.0.0.1')
    const run = startInstallation(place)

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([
      `Cannot start: port ${place.portBase} (edge) is taken by another program. Stop that program, ` +
        'or move all ports with PORT_BASE in .env, for example PORT_BASE=9000.',
    ])
    expect(processesOf(place)).toEqual([])
    squatter.close()
  })

  it('when a setting is wrong', async () => {
    const run = startInstallation(place, { env: { PORT_BASE: '80x' } })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual(['Cannot start: PORT_BASE is "80x" but must be a whole number'])
  })

  it('when a production is asked to hold the demonstration', async () => {
    const publicUrl = { PUBLIC_URL: 'https://firm.example' }
    const env = { DEPLOYMENT: 'production', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', ...publicUrl }
    const run = startInstallation(place, { env, args: ['--demo'] })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([
      expect.stringContaining('--demo and DEPLOYMENT=production exclude each other'),
    ])
  })

  it('when the address to listen on is not one of this machine', async () => {
    const run = startInstallation(place, { env: { BIND_HOST: '203.0.113.7' } })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([expect.stringContaining('203.0.113.7 is not an address of this machine')])
  })

  it('when the data folder is a file', async () => {
    const run = startInstallation({ ...place, dataDir: join(root, 'README.md') })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([expect.stringMatching(/^Cannot start: the data folder .+ cannot be used/)])
  })

  it('when an option does not exist', async () => {
    const run = startInstallation(place, { args: ['--dmeo'] })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toHaveLength(1)
  })

  it('when Node.js is too old', () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})`
    const run = spawnSync(process.execPath, ['--import', older, 'services/install.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })

    expect(run.status).toBe(1)
    expect(run.stderr).toMatch(/^Cannot install: this is Node\.js 18\.20\.4, and \^20\.19\.0 .* is needed/)
    expect(run.stderr.trim().split('\n')).toHaveLength(1)
  })

  it('when the disk is full', async () => {
    const small = `mount -t tmpfs -o size=20m none ${place.dataDir} && exec npm start`
    const run = startInstallation(place, { command: ['unshare', '--map-root-user', '--mount', 'sh', '-c', small] })

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([
      expect.stringMatching(/^Cannot start: the disk of .+ has \d+ MB free and 500 MB are needed\. Make room/),
    ])
  })

  it("when the database's password is gone", async () => {
    const used = await findFurnishedPlace()
    rmSync(join(used.dataDir, 'postgres', 'password'))
    const run = startInstallation(used)

    expect(await run.exited).toBe(1)
    expect(lineOf(run.output())).toEqual([expect.stringContaining('the password of the database')])
    expect(processesOf(used)).toEqual([])
    removePlace(used)
  })
})
