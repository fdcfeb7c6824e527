import { type Pool } from 'pg'
import { openKnownOperations, toDigest } from '../../../../services/account/graphql/known-operations'
import { takeKnown } from '../../../../services/account/graphql/take-known'
import { openOperations } from '../../../../services/account/records/operations'
import { accountOperations } from '../../../../src/access/operations/account-operations'
import { openWorld, type Reply, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const textOf = (name: string) => `query ${name} { viewer { id } }`
const persisted = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: toDigest(text) } } })
const answer = { data: { viewer: { id: anna } } }
const notFound = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }

/** What pages of every build may ask, in production. */
export function describeOperations(database: () => Pool): void {
  describe('what pages ask', () => {
    const open: { close: () => unknown }[] = []
    afterAll(async () => {
      for (const { close } of open) await close()
    })
    const openVersion = async (texts: readonly string[]) => {
      const records = openOperations(database())
      const operations = openKnownOperations({ records, texts, report: () => undefined })
      const world = await openWorld(database(), { plugins: [takeKnown({ operations, isOpen: false })] })
      open.push({ close: operations.stop }, { close: world.close })
      return world
    }
    const ask = async (world: World, operations: object[]) =>
      (await (await world.send(anna, operations)).json()) as Reply[]
    const untilKept = async (count: number) => {
      for (;;) {
        const { rows } = await database().query('select digest from account.operations')
        if (rows.length >= count) return rows.length
        await new Promise((done) => setTimeout(done, 20))
      }
    }

    it('is answered by services of two versions at once, from one table (C-2)', async () => {
      const older = await openVersion(['One', 'Two'].map(textOf))
      const newer = await openVersion(['Two', 'Three'].map(textOf))
      await untilKept(3)
      // Each may have looked a moment before the other had written down its own.
      await new Promise((done) => setTimeout(done, 1000))
      const asked = ['One', 'Two', 'Three', 'Four'].map(textOf).map(persisted)

      for (const world of [older, newer])
        expect(await ask(world, asked)).toMatchObject([answer, answer, answer, notFound])
    })

    it('is kept for thirty days after a build was last there (C-2)', async () => {
      const records = openOperations(database())
      await records.note([{ digest: 'd'.repeat(64), text: textOf('Old') }])
      const age = (days: number) =>
        database().query(`update account.operations set last_seen_at = now() - make_interval(days => $1)`, [days])
      await age(29)
      await records.forgetOlderThan(30)
      const before = await records.listSeenWithin(30)
      await age(31)
      const after = await records.listSeenWithin(30)
      await records.forgetOlderThan(30)

      expect(before.map(({ text }) => text)).toContain(textOf('Old'))
      expect(after).toEqual([])
      expect((await database().query('select from account.operations')).rowCount).toBe(0)
    })

    it('is every operation of the build itself, and nothing that somebody makes up (C-2, AC-4)', async () => {
      const world = await openVersion(Object.values(accountOperations))
      const details = await ask(world, [
        { ...persisted(accountOperations.Details), operationName: 'Details' },
        { query: accountOperations.Details },
        { query: `${accountOperations.Details} ` },
      ])

      expect(details[0]).toMatchObject({ data: { viewer: { details: { id: anna } } } })
      expect(details[1]).toEqual(details[0])
      expect(details[2]?.errors).toMatchObject([{ extensions: { code: 'UNKNOWN_OPERATION' } }])
    })
  })
}
