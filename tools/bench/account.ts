import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Pool } from 'pg'
import * as z from 'zod'
import { messageOf } from '../../services/shared/log'
import { accountOperations } from '../../src/access/operations/account-operations'
import { readServerEnv } from '../../src/config/env-server'
import { openAccountPlace } from '../../tests/support/account/account-place'
import { startAccount } from '../../tests/support/account/account-process'
import { at } from '../../tests/support/content/firm-rows'
import { edition } from '../../tests/support/content/planned-pages'
import { WrittenLog } from '../../tests/support/content/written-log'
import { weighScreen } from './weigh-screen'

const rounds = 2000
const warmUp = 200
const atOnce = 8
const readingMs = 30_000
/** What the dashboard and its neighbours ask: ten operations, as many as one batch may hold. */
const asked = [
  ...(['Teams', 'Requests', 'Offers', 'Subscriptions', 'Details'] as const),
  ...(['Photo', 'Favourites', 'Changes', 'Registrations', 'LastEvent'] as const),
]
const batch = JSON.stringify(asked.map((name) => ({ query: accountOperations[name], variables: { locale: 'en' } })))

const round = (number: number) => Math.round(number * 10) / 10
const percentile = (sorted: readonly number[], share: number) =>
  round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)
const subOf = (person: number) => `auth0|person-${person}`

/** How long people wait for a batch of ten from the service's own process, with the rows of a number of people beside theirs. */
export async function benchAccount([count = '10000']: string[]): Promise<object> {
  const people = Number(count)
  const own = await openAccountPlace()
  const others = await openOthers(people)
  try {
    await fill(own.database, people)
    const service = await startAccount({
      place: own.place,
      accessChangesUrl: `${others.origin}/access`,
      settings: others.settings,
    })
    const ask = await openAsking(service.origin, others.sign)
    try {
      return {
        ...(await measure(ask, { people, pid: service.pid })),
        people,
        memoryMb: memoryOf(service.pid),
        scriptsKb: weighScreen(join(readServerEnv().DATA_DIR, 'bundles')),
        load: round(loadavg()[0] ?? 0),
      }
    } finally {
      await service.stop()
    }
  } finally {
    others.close()
    await own.stop()
  }
}

type Ask = (person: number) => Promise<number>

/** First one after the other, for what a reader waits; then several at once, for what the service bears. */
async function measure(ask: Ask, { people, pid }: { people: number; pid: number }) {
  const anybody = () => ask(1 + Math.floor(Math.random() * people))
  for (let turn = 0; turn < warmUp; turn++) await anybody()
  const times: number[] = []
  const worked = cpuMsOf(pid)
  for (let turn = 0; turn < rounds; turn++) times.push(await anybody())
  const cpuMs = round((cpuMsOf(pid) - worked) / rounds)
  times.sort((one, other) => one - other)
  const started = performance.now()
  const askOn = async () => {
    for (let turn = 0; turn < rounds / atOnce; turn++) await anybody()
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  const seconds = (performance.now() - started) / 1000
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), rps: round(rounds / seconds), cpuMs }
}

type Sign = (sub: string) => Promise<string>

/** Asks as a person from an address of their own; a batch that is not answered whole ends the benchmark. */
async function openAsking(origin: string, sign: Sign): Promise<Ask> {
  const ask: Ask = async (person) => {
    const authorization = `Bearer ${await sign(subOf(person))}`
    const sender = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': sender, authorization }
    const started = performance.now()
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: batch })
    const text = await answer.text()
    const ms = performance.now() - started
    if (!answer.ok || text.includes('"errors"'))
      throw new Error(`${answer.status} ${text.slice(Math.max(0, text.indexOf('"errors"'))).slice(0, 300)}`)
    return ms
  }
  // At first the service reads what is granted and what is public.
  for (const started = performance.now(); ;) {
    const problem = await ask(1).then(() => undefined, messageOf)
    if (problem === undefined) return ask
    if (performance.now() - started > readingMs) throw new Error(`The service is not ready: ${problem}`)
    await new Promise((done) => setTimeout(done, 1000))
  }
}

/** What the process has worked so far, in milliseconds: unlike time, it does not grow with what else the machine does. */
const cpuMsOf = (pid: number): number => {
  const [, user = 0, system = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) * 10
}

const memoryOf = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** What the service reads of others: the provider's keys, what the CMS grants, and what is public. */
async function openOthers(people: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  const log = new WrittenLog(...pages)
  const grants = Array.from({ length: people }, (_, person) => grantOf(person + 1))
  const clients = Array.from({ length: clientOf(people) }, (_, client) => clientNumber(client + 1)).flat()
  const listener: RequestListener = (request, response) => {
    const send = (body: unknown) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/keys') send(keys)
    else if (url.pathname === '/userinfo') send(userinfoOf(request.headers.authorization ?? ''))
    else if (url.pathname === '/access') send(pageOf([...clients, ...grants], Number(url.searchParams.get('after'))))
    else void answerLog(log, request).then((data) => send({ data }))
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const audience = 'https://firm.example/online-services'
  const sign: Sign = (sub) =>
    new SignJWT({ iss: `${origin}/`, aud: audience, sub })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const settings = {
    LOG_URL: `${origin}/log`,
    IDENTITY_URL: origin,
    IDENTITY_KEYS_URL: `${origin}/keys`,
    IDENTITY_USERINFO_URL: `${origin}/userinfo`,
    IDENTITY_AUDIENCE: audience,
  }
  return { origin, settings, sign, close: () => void server.close() }
}

const question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })

function userinfoOf(authorization: string) {
  const { sub } = decodeJwt(authorization.replace('Bearer ', ''))
  return { sub, email: `${sub?.split('|')[1]}@harbour.example`, email_verified: true }
}

async function answerLog(log: WrittenLog, request: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { query, variables } = question.parse(JSON.parse(Buffer.concat(chunks).toString()))
  return log.ask(query, variables)
}

type Change = { collection: string; id: number; record: object }
const perPage = 500

function pageOf(changes: readonly Change[], after: number) {
  const cursor = Math.min(after + perPage, changes.length)
  return { changes: changes.slice(after, cursor), cursor, hasMore: cursor < changes.length }
}

const desk = 7
const tool = {
  ...{ title: 'Audit Desk', kind: 'tool', permissionKey: 'audit', contacts: [1] },
  launchUrl: 'https://audit.example.com/',
}
const pages = [
  edition('office', 1, at('/en/offices/london', { name: 'London' })),
  edition('person', 1, at('/en/people/1/eleanor-strand', { name: 'Eleanor Strand', offices: [1] })),
  edition('product', desk, at('/en/products/audit', tool)),
]

const peopleOfClient = 20
const clientOf = (person: number) => Math.ceil(person / peopleOfClient)

/** A client with its team and its subscription. */
const clientNumber = (id: number): Change[] => [
  { collection: 'organisations', id, record: { name: `Client ${id}`, providerId: `org_${id}` } },
  { collection: 'client-teams', id, record: { name: `Team ${id}`, organisation: id, members: [1] } },
  { collection: 'product-subscriptions', id, record: { ...agreed, reference: `CLIENT-${id}`, organisation: id } },
]
const agreed = { product: desk, seats: 25, renewsOn: '2099-12-31T12:00:00.000Z', owner: 'Camille Arnaud' }

const grantOf = (person: number): Change => ({
  collection: 'grants',
  id: person,
  record: {
    ...{ sub: subOf(person), organisation: clientOf(person) },
    ...{ from: '2026-01-01T12:00:00.000Z', productPermissions: ['tools|audit'] },
  },
})

/** A life for everybody: details, ten favourites, a request and five events. */
async function fill(database: Pool, people: number): Promise<void> {
  const everybody = `generate_series(1, ${people}) person`
  const sub = `'auth0|person-' || person`
  await database.query(
    `insert into account.profiles (sub, version, last_key, name, phone) select ${sub}, 1, gen_random_uuid(), 'Person ' || person, '+33 1 99 00 18 07' from ${everybody}`,
  )
  await database.query(`insert into account.favourites (id, sub, key, type, item, title, position, last_key)
    select gen_random_uuid(), ${sub}, gen_random_uuid(), 'article', item, 'Insight ' || item, item, gen_random_uuid() from ${everybody}, generate_series(1, 10) item`)
  await database.query(`insert into account.requests (id, sub, key, kind, about, said, locale)
    select gen_random_uuid(), ${sub}, gen_random_uuid(), 'callback', 1, '{"phone": "+33 1 99 00 18 07", "message": ""}', 'en' from ${everybody}`)
  await database.query(`insert into account.event_numbers (sub, last) select ${sub}, 5 from ${everybody}`)
  await database.query(`insert into account.events (sub, number, kind, about, cause)
    select ${sub}, number, 'favourites', '1', 'bench-' || number from ${everybody}, generate_series(1, 5) number`)
  await database.query('analyze')
}
