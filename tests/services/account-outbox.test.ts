import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Pool } from 'pg'
import { SMTPServer } from 'smtp-server'
import { type Letter, openPost, type Post } from '../../services/account/mail/open-post'
import { openOutbox } from '../../services/account/outbox/open-outbox'
import { desk, type NewLetter, queueLetter } from '../../services/account/outbox/queue-letter'
import { inTransaction } from '../../services/database/open-database'
import { toSigning } from '../../src/config/mail-signing'
import { root } from '../../src/config/root'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, type World } from '../support/account/account-world'
import { verifyDkim } from '../support/letters/verify-dkim'
import { findPort } from '../support/storm/alerts-processes'

const anna = 'auth0|anna'
const address = 'anna@harbour.example'
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

type Row = { address: string | null; data: object; attempts: number; sent_at: Date | null; failed: string | null }

describe('letters to people', () => {
  let own: AccountPlace
  let database: Pool
  let world: World
  beforeAll(async () => {
    own = await openAccountPlace()
    database = own.database
    world = await openWorld(database)
  })
  afterAll(async () => {
    await world.close()
    await own.stop()
  })
  beforeEach(() => database.query('delete from account.letters'))

  const letterOn = (cause: string): NewLetter => ({
    ...{ to: { person: anna, address }, cause, locale: 'fr-fr' },
    ...{ kind: 'seats-received', data: { name: 'Audit Desk', seats: 3, message: '' } },
  })
  const rows = async () => (await database.query<Row>('select * from account.letters order by id')).rows
  const open = (post: Post, said: string[] = []) =>
    openOutbox({
      ...{ database, post, from: 'account@firm.example', desk: 'desk@firm.example' },
      report: (line) => void said.push(line),
    })
  const collect = () => {
    const taken: Letter[] = []
    return { taken, outbox: open((letter) => Promise.resolve(taken.push(letter))) }
  }

  const asked = { key: randomUUID(), colleague: '2', phone: '+33 1 99 00 12 42', message: 'After three.\nOr at <six>.' }
  const requestCallback = `mutation ($key: Key!, $colleague: ID!, $phone: String!, $message: String!) {
    requestCallback(key: $key, colleague: $colleague, phone: $phone, message: $message, locale: "en") { id }
  }`

  it('say once what was asked for: to the person who asked, in their language, and to the desk (R-DAS-02, AC-7)', async () => {
    const { taken, outbox } = collect()
    await world.ask(
      anna,
      `mutation { changeDetails(key: "${randomUUID()}", version: 0, details: { locale: "zh-cn" }) { id } }`,
    )
    await Promise.all([1, 2].map(() => world.ask(anna, requestCallback, asked)))
    await Promise.all([outbox.deliverDue(minutes(1)), outbox.deliverDue(minutes(1))])
    await outbox.deliverDue(minutes(600))

    expect(taken).toHaveLength(2)
    const [mine, firms] = [address, 'desk@firm.example'].map((to) =>
      taken.find((letter) => typeof letter.to === 'object' && letter.to.address === to),
    )
    expect(mine?.subject).toBe('我们已收到您的回电请求')
    expect(mine?.text).toContain('+33 1 99 00 12 42')
    expect(mine?.html).toContain('lang="zh-Hans-CN"')
    expect(mine?.html).toContain('After three.<br>Or at &lt;six&gt;.')
    expect(mine?.html).not.toMatch(/src=|url\(|https?:/)
    expect(firms).toMatchObject({ subject: 'A client asks for a call', replyTo: { address } })
    expect(firms?.text).toContain('Wei Lanying')
  })

  it('keep nothing of a person once they were taken', async () => {
    const { outbox } = collect()
    await queueLetter(database, letterOn('one'))
    await outbox.deliverDue(minutes(1))

    expect(await rows()).toMatchObject([{ address: null, data: {}, attempts: 1 }])
  })

  it('are written for nobody whose request was not made', async () => {
    const failing = inTransaction(database, async (transaction) => {
      await queueLetter(transaction, letterOn('never'))
      throw new Error('The request was not made.')
    })

    await expect(failing).rejects.toThrow()
    expect(await rows()).toEqual([])
  })

  it('go to the desk alone where nobody knows an address', async () => {
    await world.ask('auth0|amy', requestCallback, { ...asked, key: randomUUID() })

    expect(await rows()).toMatchObject([{ person: desk }])
  })

  it.each(['before', 'after'])(
    'survive a process that is killed %s they leave, under one and the same Message-ID',
    async (moment) => {
      const file = join(own.place.dataDir, `taken-${moment}`)
      await queueLetter(database, letterOn('killed'))
      for (const attempt of [1, 2]) {
        const worker = ['--import', 'tsx', 'tests/support/letters/outbox-worker.ts', own.databaseUrl, file, moment]
        const child = spawn(process.execPath, worker, { cwd: root, stdio: 'ignore' })
        expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
        expect(await rows()).toMatchObject([{ sent_at: null, attempts: attempt, address }])
        await database.query(`update account.letters set next_at = now()`)
      }
      const post: Post = ({ messageId }) => appendFile(file, `${messageId}\n`)
      await open(post).deliverDue(minutes(1))
      const taken = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []

      expect(taken).toHaveLength(moment === 'after' ? 3 : 1)
      expect(new Set(taken).size).toBe(1)
      expect(await rows()).toMatchObject([{ attempts: 3, address: null }])
    },
  )

  it.each(['during', 'after'])(
    'that are signed survive a mail server that is killed %s their sending: signed, and under one Message-ID (AL-3, AL-2)',
    async (moment) => {
      const file = join(own.place.dataDir, `signed-${moment}`)
      const port = await findPort()
      const startSink = async (dies: string) => {
        const sink = ['--import', 'tsx', 'tests/support/letters/dying-sink.ts', String(port), file, dies]
        const child = spawn(process.execPath, sink, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
        await once(child.stdout, 'data')
        return child
      }
      const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
      const signing = toSigning({ selector: 'letters', key }, 'account@firm.example')
      const outbox = open(openPost({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: undefined, signing }) as Post)
      await queueLetter(database, letterOn('signed'))

      const first = await startSink(moment)
      const died = once(first, 'exit')
      await outbox.deliverDue(minutes(1))
      expect(await died).toEqual([null, 'SIGKILL'])
      expect(await rows()).toMatchObject([{ sent_at: null, failed: null, attempts: 1, address }])
      const second = await startSink('never')
      await outbox.deliverDue(minutes(5))
      second.kill()
      await once(second, 'exit')

      expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) as Date, failed: null, attempts: 2 }])
      const taken = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string)
      expect(taken).toHaveLength(moment === 'after' ? 2 : 1)
      expect(new Set(taken.map((letter) => /^message-id: *(\S+)/im.exec(letter)?.[1])).size).toBe(1)
      expect(taken.map((letter) => verifyDkim(letter, keys.publicKey)?.isWhole)).toEqual(taken.map(() => true))
    },
  )

  it('are tried again after pauses that grow, and given up after days', async () => {
    const said: string[] = []
    let tries = 0
    const outbox = open(() => {
      tries += 1
      return Promise.reject(Object.assign(new Error(`450 <${address}> is busy`), { code: 'ECONNECTION' }))
    }, said)
    await queueLetter(database, letterOn('slow'))
    for (let minute = 1; minute <= 60; minute += 1) await outbox.deliverDue(minutes(minute))
    const soon = tries
    for (let day = 1; day <= 8; day += 1) await outbox.deliverDue(minutes(day * 24 * 60))

    expect(soon).toBe(6)
    expect(await rows()).toMatchObject([{ address: null, failed: 'ECONNECTION' }])
    expect(tries).toBeLessThan(soon + 8)
    expect(said.join()).not.toContain('harbour')
  })

  it('that the server of mail refuses for good are not sent again, and the others go out', async () => {
    const server = new SMTPServer({
      // Senders keep their connections: closing does not wait until they end them.
      closeTimeout: 50,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address: to }, _session, done) =>
        done(to === address ? Object.assign(new Error(`No such person: ${to}`), { responseCode: 550 }) : undefined),
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done())
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const said: string[] = []
    const post = openPost({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: undefined })
    await queueLetter(database, letterOn('refused'))
    await queueLetter(database, { ...letterOn('taken'), to: desk })
    if (post) await open(post, said).deliverDue(minutes(1))
    await new Promise<void>((resolve) => server.close(resolve))

    const all = await rows()
    // Both may have been made in the same millisecond, and have no order then.
    expect(all.filter(({ failed }) => failed !== null)).toMatchObject([
      { failed: 'EENVELOPE 550', address: null, sent_at: null },
    ])
    expect(all.filter(({ failed }) => failed === null)).toMatchObject([{ sent_at: expect.any(Date) as Date }])
    expect(said).toHaveLength(1)
    expect(said.join()).not.toMatch(/harbour|anna/)
  })
})
