import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf, type ServiceName } from '../../src/config/addresses'
import { secretNames } from '../../src/config/secret-names'
import { draw } from '../support/browser/pictures'
import { signIn } from '../support/cms/cms-client'
import { databaseIn, startDatabase } from '../support/place/database-process'
import { findPortBase } from '../support/place/free-ports'
import { findFurnishedPlace } from '../support/place/furnished'
import { type Installation, type Place, removePlace, startInstallation } from '../support/place/installation'
import { type BucketServer, startBucket } from '../support/publishing/shared-store'

const serve = (place: Place, role: string, env: Record<string, string>) =>
  startInstallation(place, {
    command: ['node', '--import', 'tsx', 'services/commands/serve.ts', '--role', role],
    env,
  })

/** A machine of its own: its folder holds nothing, and its ports are others. */
const findMachine = async (): Promise<Place> => ({
  dataDir: mkdtempSync(join(tmpdir(), 'machine-')),
  portBase: await findPortBase(),
})

type Shared = { cms: Place | undefined; first: Place }

/** What an editor brings lies in the bucket, so that any CMS answers with it, and nothing of it on the machine that took it. */
async function expectShared(origin: string, { cms, first }: Shared): Promise<void> {
  if (!cms) throw new Error('There is no CMS.')
  const admin = await signIn({ ...first, portBase: cms.portBase })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await draw(64, 48))], { type: 'image/jpeg' }), 'shared.jpg')
  form.set('_payload', JSON.stringify({ alt: 'A picture' }))
  const { body, text } = await admin.ask('POST', 'media', { form })
  const name = String(body.doc?.filename)
  expect(text).toContain(name)
  const shown = await fetch(`${origin}/media/${name}`, { headers: { authorization: `JWT ${admin.token}` } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await shown.arrayBuffer()).byteLength).toBe(body.doc?.['filesize'])
  expect(existsSync(join(cms.dataDir, 'media'))).toBe(false)
}

describe('one process a role, each on a machine of its own (AD-3, OP-4)', () => {
  let first: Place
  let database: Awaited<ReturnType<typeof startDatabase>>
  let bucket: BucketServer
  let env: Record<string, string>
  const machines: Place[] = []
  const running: Installation[] = []

  beforeAll(async () => {
    first = await findFurnishedPlace()
    database = await startDatabase(first)
    const secrets = JSON.parse(readFileSync(join(first.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
    bucket = await startBucket()
    env = { ...secrets, DATABASE_URL: databaseIn(first).url, DEMO_CONTENT: 'none' }
  })

  afterAll(async () => {
    for (const installation of running.reverse()) await installation.stop()
    await database.stop()
    await bucket.stop()
    for (const place of [...machines, first]) removePlace(place)
  })

  const add = async (): Promise<Place> => {
    const machine = await findMachine()
    machines.push(machine)
    return machine
  }

  it('serves readers, editors, clients and search from four folders, by keys of the environment', async () => {
    const edge = await add()
    const others: ServiceName[] = ['search', 'cms', 'account']
    const places = await Promise.all(others.map(async (role) => ({ role, place: await add() })))
    const urls = [
      ...places.map(({ role, place }) => `${role}=http://127.0.0.1:${portOf(role, place.portBase)}`),
      `edge=http://127.0.0.1:${edge.portBase}`,
    ]
    const known = { ...env, ...bucket.env, SERVICE_URLS: urls.join(',') }

    // The edge is first: it has what it needs without the others.
    const door = serve(edge, 'edge', known)
    running.push(door)
    await door.says('Serving: edge')
    for (const { role, place } of places) {
      const installation = serve(place, role, known)
      running.push(installation)
      await installation.says(`Serving: ${role}`)
    }

    const origin = `http://127.0.0.1:${edge.portBase}`
    const health = (await fetch(`${origin}/healthz`).then((answer) => answer.json())) as {
      services: Record<string, { up: boolean }>
    }
    const up = Object.entries(health.services).filter(([, { up }]) => up)
    expect(up.map(([name]) => name).sort()).toEqual(['account', 'cms', 'edge', 'postgres', 'search'])
    expect((await fetch(`${origin}/api/users/me`)).status).toBe(200)
    expect((await fetch(`${origin}/online-services/user/userpermissions`)).status).toBe(401)
    await expectShared(origin, { cms: places.find(({ role }) => role === 'cms')?.place, first })
    // Logs are where a container's or a unit's log is, and nothing was made on the machines.
    expect(door.output()).toContain('Serving: edge')
    for (const { place } of places) expect(() => readFileSync(join(place.dataDir, 'secrets.json'))).toThrow('ENOENT')
  })

  it('is served in production only with keys, which the doctor makes', async () => {
    const machine = await add()
    const withoutKeys = Object.fromEntries(secretNames.map((name) => [name, '']))
    const refused = serve(machine, 'edge', {
      ...env,
      ...withoutKeys,
      DEPLOYMENT: 'production',
      PUBLIC_URL: 'https://firm.example',
    })
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toMatch(/CMS_SECRET, .* are neither in the environment nor in .*secrets\.json/)

    const doctor = startInstallation(machine, {
      command: ['node', '--import', 'tsx', 'services/commands/doctor.ts', '--keys'],
    })
    expect(await doctor.exited).toBe(0)
    const lines = doctor.output().trim().split('\n')
    expect(lines.map((line) => line.split('=')[0])).toEqual([...secretNames])
    expect(new Set(lines.map((line) => line.split('=')[1])).size).toBe(secretNames.length)
  })

  it('needs a role, and a database that is not its own', async () => {
    const machine = await add()
    const nameless = serve(machine, 'clerk', env)
    expect(await nameless.exited).toBe(1)
    expect(nameless.output()).toContain('which role? npm run serve -- --role edge|search|cms|account|publisher|all')
    const homeless = serve(machine, 'edge', { ...env, DATABASE_URL: '' })
    expect(await homeless.exited).toBe(1)
    expect(homeless.output()).toContain('DATABASE_URL is not set')
  })

  it('learns everything that is wrong at once (AD-3)', async () => {
    const machine = await add()
    const settings = startInstallation(machine, {
      command: ['node', '--import', 'tsx', 'services/commands/doctor.ts'],
      env: { DEPLOYMENT: 'production', PORT_BASE: 'many', SMTP_URL: 'post' },
    })
    expect(await settings.exited).toBe(1)
    expect(settings.output()).toMatch(/PORT_BASE is "many"[^]*SMTP_URL must look like/)
    const rest = startInstallation(machine, {
      command: ['node', '--import', 'tsx', 'services/commands/doctor.ts'],
      env: {
        DEPLOYMENT: 'production',
        PUBLIC_URL: 'https://firm.example',
        DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/site',
      },
    })
    expect(await rest.exited).toBe(1)
    for (const words of [
      'GATSBY_IDENTITY_URL',
      'SMTP_URL is not set',
      'MAIL_FROM',
      'ENQUIRIES_TO',
      'Keys are missing',
    ]) {
      expect(rest.output()).toContain(words)
    }
    expect(rest.output()).toContain('The database 127.0.0.1:1/site cannot be used')
    expect(rest.output()).not.toContain('hunter2')
    const well = startInstallation(machine, {
      command: ['node', '--import', 'tsx', 'services/commands/doctor.ts'],
      env,
    })
    expect(await well.exited).toBe(process.versions.node.startsWith('20.') ? 1 : 0)
    expect(well.output()).not.toContain('database')
  })
})
