import { can } from '../../../src/access/can'
import { type Database, inTransaction } from '../../database/open-database'
import { type ClientRecords, type Space } from '../clients/client-records'
import { type Grants } from '../people/grants'
import { addEvents } from './events'

type Parts = {
  database: Database
  grants: Pick<Grants, 'holdersOf'>
  clients: Pick<ClientRecords, 'spaces'>
}

type Known = Pick<Space, 'key' | 'updatedAt'>

// Events have one cause each, so another service that starts meanwhile tells nobody twice.
const newsMs = 3_600_000

/** Makes an event of each change of a space, for those who may see it: their open pages ask again. */
export function openSpaceTeller({ database, grants, clients }: Parts): { tell: (now: Date) => Promise<void> } {
  let known: Map<number, Known> | undefined

  const addChange = (id: number, { key, updatedAt }: Known, now: Date) => {
    const members = grants.holdersOf(
      (permissions) => can({ permissions }, 'see', { kind: 'space', name: key }).allow,
      now,
    )
    return inTransaction(database, (transaction) =>
      addEvents(transaction, members, { kind: 'space-changed', about: String(id), cause: `space ${id} ${updatedAt}` }),
    )
  }
  const isNews = (now: Date, { updatedAt }: Known) => now.getTime() - Date.parse(updatedAt) < newsMs

  return {
    tell: async (now) => {
      const spaces = new Map(clients.spaces().map((space): [number, Known] => [space.id, space]))
      const before = (known ??= new Map([...spaces].filter(([, space]) => !isNews(now, space))))
      for (const [id, space] of spaces) {
        const last = before.get(id)
        if (last?.updatedAt === space.updatedAt) continue
        // Those who saw it under its key before see it go.
        if (last && last.key !== space.key) await addChange(id, { ...space, key: last.key }, now)
        await addChange(id, space, now)
        before.set(id, space)
      }
      for (const [id, last] of before) {
        if (spaces.has(id)) continue
        await addChange(id, { ...last, updatedAt: `${last.updatedAt} gone` }, now)
        before.delete(id)
      }
    },
  }
}
