import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { type Database } from '../../database/open-database'
import { keepArtifact } from './keep-artifact'

type Row = { payload: AdapterPayload; consumed: number | null }

const found = 'payload, extract(epoch from consumed_at)::int as consumed'
const live = 'model = $1 and (expires_at is null or expires_at > now())'

/** Where oidc-provider keeps what it must not forget: nothing of it lives in this process. */
export const createAdapter =
  (database: Database) =>
  (model: string): Adapter => {
    const findBy = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      // No stored text has a null character; asked for one, the database fails.
      if (value.includes('\0')) return undefined
      const { rows } = await database.query<Row>(
        `select ${found} from identity.artifacts where ${live} and ${column} = $2`,
        [model, value],
      )
      const row = rows[0]
      return row && { ...row.payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) }
    }
    return {
      upsert: (id, payload, expiresIn) => keepArtifact(database, { model, id, payload, expiresIn }),
      find: (id) => findBy('id', id),
      findByUid: (uid) => findBy('uid', uid),
      // Codes that people type on another device are not offered.
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        const { rowCount } = await database.query(
          'update identity.artifacts set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
          [model, id],
        )
        // Of several requests that found it unused at the same moment, one alone may go on.
        if (rowCount === 0) throw new errors.InvalidGrant('used at the same moment by another request')
      },
      destroy: async (id) => {
        await database.query('delete from identity.artifacts where model = $1 and id = $2', [model, id])
      },
      revokeByGrantId: async (grantId) => {
        await database.query('delete from identity.artifacts where grant_id = $1', [grantId])
      },
    }
  }
