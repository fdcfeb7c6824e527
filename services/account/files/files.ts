import { createHash } from 'node:crypto'
import { type Database } from '../../database/open-database'
import { type Blobs } from '../../releases/store/blobs'
import { uuidV7 } from '../records/uuid-v7'

/** A file as it is, before anybody has it. */
export type Content = { kind: string; type: string; bytes: Buffer }
/** What the table says of a file; its content lies elsewhere, under the digest. */
export type NewFile = { id: string; kind: string; type: string; digest: string; bytes: number }
export type KeptFile = NewFile & { sub: string; madeAt: Date }

export type Files = {
  /** Puts contents where they last, and makes the rows that name them; without its row a content is collected after an hour. */
  store: (contents: readonly Content[]) => Promise<NewFile[]>
  find: (id: string) => Promise<KeptFile | undefined>
  read: (file: Pick<KeptFile, 'digest'>) => Promise<Buffer | undefined>
  /** Removes contents that no row names; gives how many. */
  collect: () => Promise<number>
}

const columns = 'id, sub, kind, digest, bytes, type, made_at as "madeAt"'

export function openFiles(database: Pick<Database, 'query'>, blobs: Blobs): Files {
  const store = async ({ kind, type, bytes }: Content): Promise<NewFile> => {
    const digest = createHash('sha256').update(bytes).digest('hex')
    if (!(await blobs.keep(digest))) await blobs.write(digest, bytes)
    return { id: uuidV7(), kind, type, digest, bytes: bytes.length }
  }
  return {
    store: (contents) => Promise.all(contents.map(store)),
    find: async (id) => {
      const { rows } = await database.query<KeptFile>({
        name: 'file',
        text: `select ${columns} from account.files where id = $1`,
        values: [id],
      })
      return rows[0]
    },
    read: ({ digest }) => blobs.read(digest),
    collect: async () => {
      const { rows } = await database.query<{ digest: string }>('select distinct digest from account.files')
      const wanted = new Set(rows.map(({ digest }) => digest))
      return blobs.collect((name) => wanted.has(name))
    },
  }
}
