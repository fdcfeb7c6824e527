import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { openGrantTeller } from '../../../services/account/events/tell-grants'
import { dropLetters } from '../../../services/account/mail/drop-letters'
import { openDeletions } from '../../../services/account/person/deletions'
import { openOfficeRecords } from '../../../services/account/person/office-records'
import { personTables } from '../../../services/account/person/rows-of-person'
import { openEmbeddedProvider } from '../../../services/account/provider/sign-in-provider'
import { placesOfOffice, withoutPersons } from '../../../src/config/kept-records'
import { openWorldFiles, type Reply, type World } from '../../support/account/account-world'
import { type ToldOffice } from '../../support/letters/told-office'
import { findAnywhere, readTables, writeRowsOf } from '../../support/records/rows-of-somebody'

type Exported = { id: string; type: string; address: string }

const dayMs = 86_400_000
const exportData = `mutation ($key: Key!) { exportData(key: $key, locale: "fr-fr") { exports { id type address } } }`
const deleteAccount = `mutation ($key: Key!) { deleteAccount(key: $key, locale: "en") { askedAt dueAt } }`

/** What people take away of theirs, and what is left when they leave: nothing. */
export function describeOwnData(place: () => { world: World; database: Pool; told: ToldOffice }): void {
  const now = () => Math.floor(Date.now() / 1000)
  const keyed = () => ({ key: randomUUID() })
  const codeOf = ({ errors }: Reply) => errors?.[0]?.extensions?.code
  const fresh = (sub: string): JWTPayload => ({ sub, iat: now() - 5, auth_time: now() - 60 })
  const filesOf = async (exports: readonly Exported[]) => {
    const files = openWorldFiles(place().database)
    return Promise.all(
      exports.map(async ({ id, type }) => {
        const file = await files.find(id)
        return [type, String(file && (await files.read(file)))] as const
      }),
    )
  }

  const openLeaving = (erase = () => Promise.resolve()) => {
    const { database, told } = place()
    const provider = { ...openEmbeddedProvider(database), erase }
    return openDeletions(database, { provider, office: openOfficeRecords(told.changes) })
  }

  describe('everything about a person', () => {
    const [sub, email] = ['auth0|leaver-of-all', 'leaver-of-all@harbour.example']
    const other = 'auth0|stays-for-ever'

    it('is found in every table of the account that the database has (AC-9, Q-4)', async () => {
      const tables = await readTables(place().database, 'account')
      const known = new Map(personTables.map(({ name, condition }) => [name, condition]))
      expect([...tables.keys()].filter((name) => !known.has(name) && !withoutPersons.includes(name))).toEqual([])
      const unfindable = [...known].filter(
        ([name, condition]) => condition === 'sub = $1' && !tables.get(name)?.some((column) => column.name === 'sub'),
      )
      expect(unfindable).toEqual([])
    })

    it('is exported, each row of every table, as JSON and as a page to read (AC-9, Q-4, R-DAS-09)', async () => {
      const { world, database, told } = place()
      const written = await writeRowsOf(database, sub, email)
      told.write(90, `granted to ${email}`)
      told.write(91, 'granted to stays-for-ever@harbour.example')
      await writeRowsOf(database, other, 'stays-for-ever@harbour.example')
      const [who, once] = [{ ...fresh(sub), iat: now() + 2 }, keyed()]
      const { data } = await world.ask(who, exportData, once)
      const { exports } = data?.exportData as { exports: Exported[] }
      const contents = new Map(await filesOf(exports))
      const json = contents.get('application/json') ?? ''
      const { tables } = JSON.parse(json) as { tables: Record<string, object[]> }

      expect(exports.map(({ address }) => address)).toEqual(Array(2).fill(expect.stringContaining('/files/download/')))
      // Anyone who can ask has signed in since, and so does not want to be deleted any more.
      const kept = [
        ...written.filter((name) => name !== 'account.deletions'),
        ...placesOfOffice.map(({ name }) => name),
      ]
      expect(kept.filter((name) => (tables[name] ?? []).length === 0)).toEqual([])
      const again = (await world.ask(who, exportData, once)).data?.exportData as { exports: Exported[] }
      expect(again.exports.map(({ id }) => id)).toEqual(exports.map(({ id }) => id))
      expect(json).not.toMatch(/stays-for-ever|password_hash/)
      const page = contents.get('text/html') ?? ''
      expect(page).toMatch(/<html lang="fr[^]*leaver-of-all@harbour\.example/)
      expect(page).not.toMatch(/stays-for-ever|<script/)
    })

    it('is no export where the content management says nothing (AC-9)', async () => {
      const { world, told } = place()
      told.setAway(true)
      const answer = await world.ask({ ...fresh('auth0|exports-later'), iat: now() + 2 }, exportData, keyed())
      told.setAway(false)

      expect(codeOf(answer)).toBe('UNAVAILABLE')
    })

    it('is erased thirty days after the wish, and found nowhere in the database (AC-9, Q-4, R-DAS-09)', async () => {
      const { database, world, told } = place()
      await database.query('delete from account.deletions')
      const deletions = openLeaving()
      const { tell } = openGrantTeller({ database, grants: world.sources.grants })
      world.sources.grants.hear('grants', 90, { sub, productPermissions: ['audit'], from: '2026-01-01' })
      const askedAt = new Date()
      await deletions.ask({ sub, email, locale: 'en', key: randomUUID() }, askedAt)
      await deletions.eraseDue(new Date(askedAt.getTime() + 30 * dayMs - 1))
      expect(await findAnywhere(database, [sub])).toContain('account.profiles')
      expect(told.textOf()).toContain(email)

      const dueAt = askedAt.getTime() + 30 * dayMs
      expect(await deletions.eraseDue(new Date(dueAt))).toBe(0)
      expect(told.textOf()).not.toContain('leaver-of-all')
      await tell(new Date())
      expect(await deletions.eraseDue(new Date(dueAt + 5000))).toBe(1)
      // A grant that still ran would be told of once more by a service that starts.
      await openGrantTeller({ database, grants: world.sources.grants }).tell(new Date())
      expect(await findAnywhere(database, ['leaver-of-all'])).toEqual([])
      expect(await findAnywhere(database, ['stays-for-ever'])).toContain('account.profiles')
      expect(told.textOf()).toContain('stays-for-ever')
      await openWorldFiles(database).collect()
    })

    it('is tried again where the provider or the content management could not be told (AC-9)', async () => {
      const { database, told } = place()
      const gone = 'auth0|half-gone'
      await database.query(`insert into account.profiles (sub, version, last_key) values ($1, 1, gen_random_uuid())`, [
        gone,
      ])
      const failing = openLeaving(() => Promise.reject(new Error('away')))
      const now = new Date()
      const later = new Date(now.getTime() + 5000)
      await failing.ask({ sub: gone, email: null, locale: 'en', key: randomUUID() }, new Date(0))
      told.setAway(true)
      await expect(failing.eraseDue(now)).rejects.toThrow('The CMS answered 503.')
      told.setAway(false)
      await failing.eraseDue(now)
      await expect(failing.eraseDue(later)).rejects.toThrow('away')
      expect(await findAnywhere(database, [gone])).toContain('account.profiles')

      expect(await openLeaving().eraseDue(later)).toBe(1)
      expect(await findAnywhere(database, [gone])).toEqual([])
    })

    it('stays no account of who signs in only when it is being erased (AC-9)', async () => {
      const [now, late] = [new Date(), 'auth0|too-late']
      await openLeaving().ask({ sub: late, email: null, locale: 'en', key: randomUUID() }, new Date(0))
      await openLeaving().eraseDue(now)
      await openLeaving().cancelOf(late, new Date())

      expect(await openLeaving().eraseDue(new Date(now.getTime() + 5000))).toBe(1)
    })

    it('leaves no letter in the folder of an installation without a mail server (AC-9)', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'letters-'))
      writeFileSync(join(folder, '1.eml'), 'To: Leaver-Of-All@harbour.example\n\nHello')
      writeFileSync(join(folder, '2.eml'), 'To: stays-for-ever@harbour.example\n\nHello')
      await dropLetters(folder, [email])

      expect(readdirSync(folder)).toEqual(['2.eml'])
      await dropLetters(join(folder, 'nowhere'), [email])
      rmSync(folder, { recursive: true })
    })
  })

  describe('an account that is to be deleted', () => {
    it('is asked for by the person who has just signed in, and signs out at once (R-DAS-09)', async () => {
      const { world, database } = place()
      const sub = 'auth0|hesitating'
      expect(codeOf(await world.ask({ sub, iat: now() - 5 }, deleteAccount, keyed()))).toBe('INVALID')
      expect(codeOf(await world.ask({ ...fresh(sub), auth_time: now() - 3600 }, deleteAccount, keyed()))).toBe(
        'INVALID',
      )
      const { data } = await world.ask(fresh(sub), deleteAccount, keyed())
      const { askedAt, dueAt } = data?.deleteAccount as { askedAt: string; dueAt: string }

      expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(30 * dayMs)
      expect(await untilRefused(fresh(sub))).toBe('UNAUTHENTICATED')
      const { rows } = await database.query('select from account.deletions where sub = $1', [sub])
      expect(rows).toHaveLength(1)
    })

    it('stays where the person signs in again (R-DAS-09, AC-9)', async () => {
      const { world, database } = place()
      const sub = 'auth0|hesitating'
      const count = async () =>
        (await database.query('select from account.deletions where sub = $1', [sub])).rows.length
      await world.ask({ sub, iat: now() + 2 }, '{ viewer { id } }')
      for (let tries = 0; tries < 100 && (await count()) > 0; tries++) await new Promise((done) => setTimeout(done, 20))

      expect(await count()).toBe(0)
    })
  })

  /** It is heard of within a moment. */
  async function untilRefused(claims: JWTPayload): Promise<string | undefined> {
    for (let tries = 0; tries < 100; tries++) {
      const code = codeOf(await place().world.ask(claims, '{ viewer { id } }'))
      if (code !== undefined) return code
      await new Promise((done) => setTimeout(done, 20))
    }
    return undefined
  }
}
