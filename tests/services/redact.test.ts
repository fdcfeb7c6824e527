import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Pool } from 'pg'
import { type Edition } from '../../services/redact/edition'
import { planRedaction, redact } from '../../services/redact/redact'
import { findNewest, redactRows } from '../../services/redact/redact-rows'
import { openDiskStore } from '../../services/releases/store/open-store'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { openCmsDatabase } from '../support/place/cms-tables'
import { type Place } from '../support/place/installation'

const secret = 'Somebody who is to be forgotten'
const person: Edition = { type: 'person', item: 6, locale: 'en' }
const answer: Edition = { type: 'nav-answer', item: 4, locale: 'en' }
const entry = { who: 'Data protection officer', why: 'Article 17, case 81' }

let place: Place
let database: Pool
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ place, database, stop } = await openCmsDatabase())
})
afterAll(() => stop())

beforeEach(async () => {
  await database.query(
    'truncate publications, publication_heads, people, _people_v, audit_events, translation_bases cascade',
  )
  await database.query('truncate account.nav_versions, account.nav_heads, account.nav_cursor')
})

type Told = { seq: number; operation?: string; locale?: string; words?: string }

/** A row of the log, as the content management writes it; the head follows the newest. */
async function tell({ type, item, ...edition }: Edition, { seq, operation = 'publish', locale, words }: Told) {
  const values = [seq, type, item, locale ?? edition.locale, operation, words && JSON.stringify({ name: words })]
  await database.query(
    `insert into publications (seq, type, item_id, locale, revision, operation, audience, document, created_at)
     values ($1::int, $2, $3, $4, $1::int, $5, 'public', $6, timestamptz '2026-11-01' + make_interval(days => $1::int))`,
    values,
  )
  await database.query(
    `insert into publication_heads (type, item_id, locale, seq, revision, operation, audience)
     values ($1, $2, $3, $4::int, $4::int, $5, 'public')
     on conflict (type, item_id, locale) do update set seq = excluded.seq, operation = excluded.operation`,
    [type, item, locale ?? edition.locale, seq, operation],
  )
}

async function keepVersion(day: number, words: string, { latest = false, status = 'published' } = {}) {
  await database.query(
    `insert into _people_v (parent_id, version_family_name, version__status, latest, updated_at)
     values (6, $1, $2, $3, timestamptz '2026-11-01' + make_interval(days => $4))`,
    [words, status, latest, day],
  )
}

const places = () => ({ database, store: openDiskStore(place.dataDir), dataDir: place.dataDir })

/** The tables in which the words are found: every table of the database is searched. */
async function findTables(words: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await database.query(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [
      words,
    ])
    if (rowCount) found.push(name)
  }
  return found
}

/** Published with the words, then corrected. */
async function correctPerson(): Promise<void> {
  await database.query(`insert into people (id, family_name) values (6, 'Corrected')`)
  await tell(person, { seq: 1, words: secret })
  await tell(person, { seq: 2, words: `${secret}, again` })
  await tell(person, { seq: 3, words: 'Corrected' })
  await tell(person, { seq: 4, locale: 'fr-fr', words: 'Autre' })
  await keepVersion(1, secret)
  await keepVersion(2, secret, { status: 'draft' })
  await keepVersion(3, 'Corrected', { latest: true })
  await database.query(
    `insert into audit_events (at, name, what, title, kind, item) values ('2026-11-02', 'Ann', 'publish', $1, 'people', 6)`,
    [secret],
  )
}

const readEvents = async () =>
  (
    await database.query<{ what: string }>(
      `select name, what, title, kind, item::int, locale, note from audit_events order by id`,
    )
  ).rows

describe('npm run redact (OP-5)', () => {
  it('takes what an edition said before out of every table, and notes who did it and why', async () => {
    await correctPerson()
    expect(await findTables(secret)).toEqual(['public._people_v', 'public.audit_events', 'public.publications'])
    await redact(places(), person, entry)

    expect(await findTables(secret)).toEqual([])
    const { rows } = await database.query('select seq::int, operation, document from publications order by seq')
    expect(rows).toEqual([
      { seq: 1, operation: 'withdraw', document: null },
      { seq: 2, operation: 'withdraw', document: null },
      { seq: 3, operation: 'publish', document: { name: 'Corrected' } },
      { seq: 4, operation: 'publish', document: { name: 'Autre' } },
    ])
    const versions = await database.query('select version_family_name as name from _people_v')
    expect(versions.rows).toEqual([{ name: 'Corrected' }])
    expect(await readEvents()).toEqual([
      { name: 'Ann', what: 'publish', title: null, kind: 'people', item: 6, locale: null, note: null },
      { name: entry.who, what: 'redact', title: null, kind: 'people', item: 6, locale: 'en', note: entry.why },
    ])
  })

  it('does nothing when it is done, and notes nothing twice', async () => {
    await correctPerson()
    await redact(places(), person, entry)
    await Promise.all([redact(places(), person, entry), redact(places(), person, entry)])
    expect((await readEvents()).filter(({ what }) => what === 'redact')).toHaveLength(1)
  })

  it('does all of the database or nothing when it is killed', async () => {
    await correctPerson()
    const newest = await findNewest(database, person)
    await database.query(`alter table audit_events add constraint killed check (what <> 'redact') not valid`)
    const attempt = { edition: person, newest, entry, isElsewhere: false }
    await expect(redactRows(database, attempt)).rejects.toThrow('killed')
    await database.query('alter table audit_events drop constraint killed')
    expect(await findTables(secret)).toHaveLength(3)

    await redact(places(), person, entry)
    expect(await findTables(secret)).toEqual([])
  })

  it('leaves nothing of what was withdrawn, and says what is still in the content management', async () => {
    await database.query(`insert into people (id, family_name) values (6, 'Deleted soon')`)
    await tell(person, { seq: 1, words: secret })
    await tell(person, { seq: 2, operation: 'withdraw' })
    await keepVersion(1, secret)
    await keepVersion(2, 'Deleted soon', { latest: true, status: 'draft' })
    expect(await planRedaction(places(), person)).toMatchObject({ isLive: false, isInCms: true })
    await redact(places(), person, entry)
    expect(await findTables(secret)).toEqual([])
  })

  it('takes earlier versions of an answer from subscribers, and keeps the one that they read', async () => {
    await tell(answer, { seq: 1, words: secret })
    await tell(answer, { seq: 2, words: 'Corrected' })
    const keep = `insert into account.nav_versions (type, item, locale, number, digest, words, seq, published_at, document)
      values ('nav-answer', 4, 'en', $1::int, $2, '', $1::int, now(), $3)`
    await database.query(keep, [1, 'old', JSON.stringify({ summary: secret })])
    await database.query(keep, [2, 'new', '{}'])
    await database.query(
      `insert into account.nav_heads (type, item, locale, number, digest) values ('nav-answer', 4, 'en', 2, 'new')`,
    )
    await database.query(
      `insert into account.nav_cursor (seq, digest, is_whole, edition) values (2, '', true, gen_random_uuid())`,
    )
    const edition = async () =>
      (await database.query<{ edition: string }>('select edition from account.nav_cursor')).rows
    const known = await edition()
    await redact(places(), answer, entry)

    expect(await findTables(secret)).toEqual([])
    const { rows } = await database.query('select number from account.nav_versions')
    expect(rows).toEqual([{ number: 2 }])
    // Services that hold the versions in memory read them again.
    expect(await edition()).not.toEqual(known)
  })

  it('changes nothing before it is asked to, and asks who and why', async () => {
    await correctPerson()
    const dry = await runCommand('person', '6', 'en')
    expect(dry).toMatchObject({ code: 0 })
    expect(dry.out).toContain('2  rows of the publication log lose their document')
    expect(dry.out).toContain('Readers see row 3 of the log, and it stays')
    expect(dry.out).not.toContain(secret)
    expect(await findTables(secret)).toHaveLength(3)
    expect((await runCommand('person', '6', 'en', '--apply')).out).toContain('--who and --why')
    expect((await runCommand('person', '7', 'en')).out).toContain('person 7 was never published in en')

    const done = await runCommand('person', '6', 'en', '--apply', '--who', entry.who, '--why', entry.why)
    expect(done.out).toContain('noted in the audit log')
    expect((await runCommand('person', '6', 'en')).out).toContain('Nothing is left to do.')
    expect(await findTables(secret)).toEqual([])
  })
})

async function runCommand(...args: string[]): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/commands/redact.ts', ...args], {
    cwd: root,
    env: childEnv({ DATA_DIR: place.dataDir, PORT_BASE: String(place.portBase), DATABASE_URL: '' }),
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out }
}
