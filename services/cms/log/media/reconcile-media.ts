import { sql } from '@payloadcms/db-postgres/drizzle'
import { defaultLocale } from '../../../../src/config/locales'
import { medium, type Medium, type MediumFile, mediumType } from '../../../../src/content/medium'
import { log } from '../../../shared/log'
import { describeFile } from '../../media/describe-file'
import { findFileName } from '../../media/find-file-name'
import { append, type Written } from '../append'
import { type Edition } from '../desired'
import { urlOf } from '../editions/picture'
import { findStored, type Stored } from '../editions/stored'
import { type Open, type Transaction } from '../transaction'
import { type MediaNotes } from './media-notes'

type Known = {
  stored: ReadonlyMap<number, Stored>
  /** Shown by something public. */
  shown: ReadonlySet<number>
  /** By upload, what the log has ever said of it, the newest first. */
  said: ReadonlyMap<number, readonly Medium[]>
}

/**
 * Writes which pictures and files readers may have, with the digest and size of each copy, beside the documents that name them.
 * One that was deleted, or withdrawn with all that showed it, is marked as gone for good; one that only gave its place to
 * another leaves the log, so that a release that is gone back to still has it.
 */
export async function reconcileMedia(open: Open, { touched, withdrawn }: MediaNotes): Promise<Written[]> {
  const ids = [...touched].sort((a, b) => a - b)
  if (ids.length === 0) return []
  const known = await findKnown(open, ids)
  const editions: Edition[] = []
  for (const id of ids) {
    const document = await tellMedium(id, known, withdrawn.has(id))
    if (document) editions.push({ ...edition, itemId: id, document })
  }
  const { written } = await append(open.tx, { type: mediumType, ids, editions })
  return written
}

const edition: Omit<Edition, 'itemId' | 'document'> = {
  locale: defaultLocale,
  audience: 'public',
  address: null,
  title: '',
  references: [],
}

async function tellMedium(id: number, known: Known, isWithdrawn: boolean): Promise<Medium | undefined> {
  const stored = known.stored.get(id)
  const said = known.said.get(id) ?? []
  if (stored && known.shown.has(id)) return { files: await tellFiles(stored, said), gone: [] }
  const gone = [...new Set(said.flatMap((one) => [...one.files.map(({ url }) => url), ...one.gone]))].sort()
  const isGone = !stored || isWithdrawn || (said[0]?.gone.length ?? 0) > 0
  return isGone && gone.length > 0 ? { files: [], gone } : undefined
}

/** Read from the disk only where the log does not know it yet. */
async function tellFiles(stored: Stored, said: readonly Medium[]): Promise<MediumFile[]> {
  const known = new Map(said.flatMap(({ files }) => files.map((file) => [file.url, file] as const)))
  const files = new Map<string, MediumFile>()
  for (const name of namesOf(stored)) {
    const file = known.get(urlOf(name)) ?? (await tellFile(name))
    if (file) files.set(file.url, file)
  }
  return [...files.values()]
}

async function tellFile(name: string): Promise<MediumFile | undefined> {
  const { mimeType } = findFileName(name) ?? {}
  const facts = mimeType === undefined ? undefined : await describeFile(name)
  if (mimeType !== undefined && facts) return { url: urlOf(name), ...facts, mimeType }
  log.warn(`${name} is shown by what is published, and is not in the media folder`)
  return undefined
}

type Size = { filename?: string | null } | null

const namesOf = ({ filename, sizes }: Stored): string[] =>
  [filename, ...Object.values((sizes ?? {}) as Record<string, Size>).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

const idList = (ids: number[]) => sql.raw(`array[${ids.map(Number).join(',')}]::int[]`)

async function findKnown(open: Open, ids: number[]): Promise<Known> {
  const stored = await findStored(open, 'media', { where: ['id', ids] })
  const { rows: shown } = await open.tx.execute(sql`
    select distinct r.target_id as id from publication_references r
      join publication_heads h on h.type = r.type and h.item_id = r.item_id and h.operation = 'publish'
     where r.target = 'media' and r.target_id = any(${idList(ids)}) and h.audience = 'public'`)
  return {
    stored: new Map(stored.map((one) => [one.id, one])),
    shown: new Set(shown.map(({ id }) => Number(id))),
    said: await findSaid(open.tx, ids),
  }
}

async function findSaid(tx: Transaction, ids: number[]): Promise<Map<number, Medium[]>> {
  const { rows } = await tx.execute(sql`
    select item_id as id, document from publications
     where type = ${mediumType} and item_id = any(${idList(ids)}) and document is not null order by seq desc`)
  const said = new Map<number, Medium[]>()
  for (const { id, document } of rows) {
    said.set(Number(id), [...(said.get(Number(id)) ?? []), medium.parse(document)])
  }
  return said
}
