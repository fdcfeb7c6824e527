import { randomUUID } from 'node:crypto'
import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { openDeletions } from '../../../services/account/person/deletions'
import { personTables } from '../../../services/account/person/rows-of-person'
import { openEmbeddedProvider } from '../../../services/account/provider/sign-in-provider'
import { withoutPersons } from '../../../src/config/kept-records'
import { openWorldFiles, type Reply, type World } from '../../support/account-world'
import { findAnywhere, readTables, writeRowsOf } from '../../support/rows-of-somebody'

type Exported = { id: string; type: string; address: string }

const dayMs = 86_400_000
const exportData = `mutation ($key: Key!) { exportData(key: $key, locale: "fr-fr") { exports { id type address } } }`
const deleteAccount = `mutation ($key: Key!) { deleteAccount(key: $key, locale: "en") { askedAt dueAt } }`

/** What people take away of theirs, and what is left when they leave: nothing. */
export function describeOwnData(place: () => { world: World; database: Pool }): void {
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
      const { world, database } = place()
      const written = await writeRowsOf(database, sub, email)
      await writeRowsOf(database, other, 'stays-for-ever@harbour.example')
      const [who, once] = [{ ...fresh(sub), iat: now() + 2 }, keyed()]
      const { data } = await world.ask(who, exportData, once)
      const { exports } = data?.exportData as { exports: Exported[] }
      const contents = new Map(await filesOf(exports))
      const json = contents.get('application/json') ?? ''
      const { tables } = JSON.parse(json) as { tables: Record<string, object[]> }

      expect(exports.map(({ address }) => address)).toEqual(Array(2).fill(expect.stringContaining('/files/download/')))
      // Anyone who can ask has signed in since, and so does not want to be deleted any more.
      const kept = written.filter((name) => name !== 'account.deletions')
      expect(kept.filter((name) => (tables[name] ?? []).length === 0)).toEqual([])
      const again = (await world.ask(who, exportData, once)).data?.exportData as { exports: Exported[] }
      expect(again.exports.map(({ id }) => id)).toEqual(exports.map(({ id }) => id))
      expect(json).not.toMatch(/stays-for-ever|password_hash/)
      const page = contents.get('text/html') ?? ''
      expect(page).toMatch(/<html lang="fr[^]*leaver-of-all@harbour\.example/)
      expect(page).not.toMatch(/stays-for-ever|<script/)
    })

    it('is erased thirty days after the wish, and found nowhere in the database (AC-9, Q-4, R-DAS-09)', async () => {
      const { database } = place()
      await database.query('delete from account.deletions')
      const deletions = openDeletions(database, openEmbeddedProvider(database))
      const askedAt = new Date()
      await deletions.ask({ sub, email, locale: 'en', key: randomUUID() }, askedAt)
      await deletions.eraseDue(new Date(askedAt.getTime() + 30 * dayMs - 1))
      expect(await findAnywhere(database, [sub])).toContain('account.profiles')

      expect(await deletions.eraseDue(new Date(askedAt.getTime() + 30 * dayMs))).toBe(1)
      expect(await findAnywhere(database, ['leaver-of-all'])).toEqual([])
      expect(await findAnywhere(database, ['stays-for-ever'])).toContain('account.profiles')
      await openWorldFiles(database).collect()
    })

    it('is tried again where the provider could not be told (AC-9)', async () => {
      const { database } = place()
      const gone = 'auth0|half-gone'
      await database.query(`insert into account.profiles (sub, version, last_key) values ($1, 1, gen_random_uuid())`, [
        gone,
      ])
      const away = { ...openEmbeddedProvider(database), erase: () => Promise.reject(new Error('away')) }
      const failing = openDeletions(database, away)
      await failing.ask({ sub: gone, email: null, locale: 'en', key: randomUUID() }, new Date(0))
      await expect(failing.eraseDue(new Date())).rejects.toThrow('away')
      expect(await findAnywhere(database, [gone])).toContain('account.profiles')

      expect(await openDeletions(database, openEmbeddedProvider(database)).eraseDue(new Date())).toBe(1)
      expect(await findAnywhere(database, [gone])).toEqual([])
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
