import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { examineSource } from '../../../services/conform/examine-source'
import { type Secrets } from '../../../services/shared/secrets/secrets'
import { root } from '../../../src/config/root'
import { cmsOrigin } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { addGuidance, type Content, contentOf, type Guidance } from '../../support/cms/gated-content'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Installation, type Place, removePlace, startInstallation } from '../../support/place/installation'
import {
  type Feed,
  keyOf,
  openFeed,
  readChangedSince,
  readOn,
  readSnapshot,
  replay,
  type Row,
} from '../../support/publishing/feed-reader'

// No published text holds these words.
const canary = 'The kestrel files on the ninth business day.'
const stream = 'https://stream.example/a-room-for-those-who-registered'
const recording = 'https://films.example/a-recording-for-clients'

let place: Place
let installation: Installation
let admin: CmsClient
let content: Content
let guidance: Guidance
let site: Feed
let account: Feed

beforeAll(async () => {
  place = await findFurnishedPlace()
  installation = startInstallation(place)
  await installation.says('Ready: ')
  const secrets = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
  site = openFeed(place, secrets.SITE_KEY)
  account = openFeed(place, secrets.ACCOUNT_KEY)
  admin = await signIn(place)
  content = contentOf(admin)
  guidance = await addGuidance(place, admin, { words: canary })
  await addMeeting()
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const id = await content.add('topics', { name })
    await admin.ask('PATCH', `topics/${id}`, { body: { name: `${name} again`, _status: 'published' } })
  }
})
afterAll(() => removePlace(place))

/** An event that is watched by those alone who registered, and its recording by clients. */
async function addMeeting(): Promise<void> {
  const [startsAt, endsAt] = ['2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z']
  const held = { title: 'Kestrels in Committee', startsAt, endsAt, timeZone: 'Europe/Paris', mode: 'online' }
  const watched = { streamUrl: stream, recordingUrl: recording, recordingForClients: true }
  await content.add('events', { ...held, ...watched, state: 'scheduled', _status: 'published' })
}

const ask = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${cmsOrigin(place)}/publications/graphql`, { method: 'POST', body, headers })

describe('the key of the site', () => {
  it('opens what the public may read and nothing that is for subscribers (2.3, canary)', async () => {
    const [log, snapshot] = [await readOn(site), await readSnapshot(site)]

    expect(new Set([...log, ...snapshot].map(({ audience }) => audience))).toEqual(new Set(['public']))
    expect(JSON.stringify([log, snapshot])).not.toContain(canary)
    expect(log.map(({ type }) => type)).not.toContain('nav-content')
  })

  it('opens no address at which an event is watched, to anybody; the access feed has it (EV-6, PM-11, canary)', async () => {
    const read = JSON.stringify([
      ...(await Promise.all([readOn(site), readOn(account)])),
      ...(await Promise.all([readSnapshot(site), readSnapshot(account)])),
    ])
    expect(read).toContain('Kestrels in Committee')
    expect(read).not.toMatch(/stream\.example|films\.example/)

    const { ACCOUNT_KEY } = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
    const fed = await fetch(`${cmsOrigin(place)}/api/access-changes`, {
      headers: { authorization: `Bearer ${ACCOUNT_KEY}` },
    })
    const told = await fed.text()
    expect([told.includes(stream), told.includes(recording)]).toEqual([true, true])
  })

  it('does not open the audience of subscribers when it asks for that', async () => {
    const { data, errors, text } = await site('{ publications(audience: account) { nodes { document } } }')

    expect(data).toBeNull()
    expect(errors?.[0]?.message).toBe('This key does not open that audience.')
    expect(text).not.toContain(canary)
  })

  it('opens title, scope and teaser of guidance, at its address (R-NAV-04, R-NAV-06)', async () => {
    const row = (await readOn(site)).find(({ type }) => type === 'nav-content-teaser')

    expect(row?.id).toBe(guidance.id)
    expect(JSON.parse(row?.document ?? '')).toMatchObject({
      title: 'Thresholds',
      teaser: 'What counts.',
      navService: guidance.service,
      region: guidance.region,
      path: `/en/products/navigator/share-disclosure/nordics/content/${guidance.id}/thresholds`,
    })
  })

  it('hears that guidance is withdrawn, and of nothing else about it', async () => {
    const before = await readOn(site)
    await admin.ask('PATCH', `nav-contents/${guidance.id}`, { body: { live: false, _status: 'published' } })

    expect((await readOn(site)).slice(before.length)).toMatchObject([
      { type: 'nav-content-teaser', id: guidance.id, operation: 'withdraw', document: null },
    ])
  })
})

describe('the key of the account service', () => {
  it('opens both audiences, and each one alone', async () => {
    const log = await readOn(account)
    const { text } = await account('{ publications(audience: public) { nodes { document } } }')

    expect(new Set(log.map(({ audience }) => audience))).toEqual(new Set(['public', 'account']))
    expect(JSON.stringify(log)).toContain(canary)
    expect(text).not.toContain(canary)
  })

  it('finds guidance on a region below that region', async () => {
    const row = (await readOn(account)).find(({ type }) => type === 'nav-content')

    expect(JSON.parse(row?.document ?? '')).toMatchObject({
      path: `/en/products/navigator/share-disclosure/nordics/content/${guidance.id}/thresholds`,
    })
  })
})

describe('the log of the CMS itself', () => {
  it('keeps the contract that another CMS must keep (AD-4, N18)', async () => {
    const { SITE_KEY, ACCOUNT_KEY } = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
    const logUrl = `${cmsOrigin(place)}/publications/graphql`
    const source = { logUrl, siteKey: SITE_KEY, accountKey: ACCOUNT_KEY, mediaUrl: cmsOrigin(place) }

    const findings = await examineSource(source)
    expect(findings.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`))).toEqual([])
  })
})

describe('anybody else', () => {
  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer 00' }],
    ['an empty key', { authorization: 'Bearer ' }],
    ['a key of the right length', { authorization: `Bearer ${'0'.repeat(64)}` }],
  ])('gets 401 and no data with %s', async (_, headers) => {
    const response = await ask('{"query":"{ publications { nodes { document } } }"}', headers)

    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ errors: [{ message: 'A key is needed: "Authorization: Bearer …".' }] })
  })

  it('finds no document at the doors for editors (canary)', async () => {
    const asked = ['topics', 'nav-contents', 'nav-contents/1', 'nav-contents/versions', 'media'].map(async (path) => {
      const response = await fetch(`${cmsOrigin(place)}/api/${path}?locale=en`)
      return `${response.status} ${await response.text()}`
    })
    const graphql = await fetch(`${cmsOrigin(place)}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ NavContents(locale: en) { docs { title } } Topics(locale: en) { docs { name } } }',
      }),
    })

    for (const answer of await Promise.all(asked)) expect(answer).toMatch(/^40[34] (?!.*(kestrel|One again))/)
    expect(await graphql.text()).not.toMatch(/kestrel|One again|Thresholds/)
  })
})

describe('a question', () => {
  const refused: [string, string, string][] = [
    ['is no GraphQL', '{ publications(', 'Syntax Error'],
    ['names what is not there', '{ drafts { title } }', 'Cannot query field "drafts"'],
    ['asks for nothing', '{ publications(first: 0) { cursor } }', 'first must be from 1 to 1000'],
    ['asks for too much', '{ publications(first: 1001) { cursor } }', 'first must be from 1 to 1000'],
    ['has half a cursor', '{ publications(after: 1.5) { cursor } }', 'after must be a whole number'],
    ['has a cursor below nothing', '{ publications(after: -1) { cursor } }', 'after must be a whole number'],
    ['asks what changed since half a row', '{ changedSince(seq: 1.5) { cursor } }', 'seq must be a whole number'],
    ['has a cursor of its own making', '{ editions(after: "x y z") { cursor } }', 'after must be empty or the cursor'],
    ['has a cursor beyond numbers', '{ editions(after: "topic 9999999999 en") { cursor } }', 'after must be empty'],
    ['gives a field many names', '{ publications(first: 1) { a: nodes { document } } }', 'Only a whole page may have'],
    ['asks for many pages at once', `{ ${'abcde'.replace(/./g, '$&: head ')}}`, 'may ask for 4 things at most'],
  ]
  it.each(refused)('that %s is refused in words', async (_, query, words) => {
    const { data, errors } = await site(query)

    expect(data).toBeFalsy()
    expect(errors?.[0]?.message).toContain(words)
  })

  it('that is no JSON, or too long, is refused', async () => {
    const secrets = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
    const headers = { authorization: `Bearer ${secrets.SITE_KEY}` }

    expect((await ask('{', headers)).status).toBe(400)
    expect((await ask('[]', headers)).status).toBe(400)
    expect((await ask(JSON.stringify({ query: ' '.repeat(20_001) }), headers)).status).toBe(413)
    expect((await fetch(`${cmsOrigin(place)}/publications/graphql`, { headers })).status).toBe(405)
  })

  it('about the schema itself is answered as a stitching client asks it', async () => {
    const graphql = createRequire(join(root, 'services/cms/package.json'))('graphql') as {
      getIntrospectionQuery: () => string
      buildClientSchema: (introspection: unknown) => { getQueryType: () => { getFields: () => object } }
    }
    const { data } = await site(graphql.getIntrospectionQuery())

    const fields = graphql.buildClientSchema(data).getQueryType().getFields()
    expect(Object.keys(fields)).toEqual(['head', 'publications', 'editions', 'changedSince'])
  })
})

describe('a reader', () => {
  it('gets the same rows in the same order whatever its pages', async () => {
    const [byOne, byMany] = [await readOn(account, 0, 1), await readOn(account, 0, 1000)]

    expect(byOne).toEqual(byMany)
    expect(byMany.map(({ seq }) => seq)).toEqual([...byMany.map(({ seq }) => seq)].sort((a, b) => a - b))
  })

  it('goes on over gaps, and gets nothing twice', async () => {
    const before = await readOn(account)
    const refused = await admin.ask('POST', 'topics', { body: { name: 'Double', slug: 'one', _status: 'published' } })
    const id = await content.add('topics', { name: 'After the gap' })
    const cursor = before.at(-1)?.seq ?? 0
    const after = await readOn(account, cursor)

    expect(refused.status).toBe(400)
    expect(after.map((row) => [row.id, row.operation])).toEqual([[id, 'publish']])
    expect(after[0]?.seq).toBeGreaterThan(cursor + 1)
  })

  it('that starts from a snapshot and reads on ends where one ends that reads everything', async () => {
    const { data } = await account('{ head }')
    const id = await content.add('topics', { name: 'Meanwhile' })
    const state = replay(await readSnapshot(account, 2))
    await admin.ask('PATCH', `topics/${id}`, { body: { live: false, _status: 'published' } })
    const continued = replay(await readOn(account, data.head), state)

    const whole = replay(await readOn(account))
    expect([...continued.keys()].sort()).toEqual([...whole.keys()].sort())
    for (const row of whole.values()) expect(continued.get(keyOf(row))).toEqual(row)
  })

  it('learns of all that has changed since a row what it was there, and of nothing else (ED-5, N2)', async () => {
    const whole = await readOn(account)
    const seqs = [0, ...whole.map(({ seq }) => seq)]
    for (const seq of [0, 1, ...seqs.filter((_, at) => at % 5 === 0), seqs.at(-1) ?? 0]) {
      const then = new Map(whole.filter((row) => row.seq <= seq).map((row) => [keyOf(row), row]))
      const changed = new Set(whole.filter((row) => row.seq > seq).map(keyOf))
      const expected = [...then].filter(([key]) => changed.has(key)).map(([, row]) => row)

      const bySeq = (rows: Row[]) => rows.sort((a, b) => a.seq - b.seq)
      expect(bySeq(await readChangedSince(account, seq, 2))).toEqual(bySeq(expected))
      const open = expected.filter(({ audience }) => audience === 'public')
      expect(bySeq(await readChangedSince(site, seq))).toEqual(bySeq(open))
    }
  })
})
