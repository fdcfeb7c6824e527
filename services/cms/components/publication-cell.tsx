import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { isLocale, locales } from '../../../src/config/locales'
import { typeOf } from '../log/facts'
import { databaseOf } from '../log/transaction'

type Props = {
  payload: Payload
  collectionSlug: string
  /** Undefined where a list is drawn before its rows are there. */
  rowData: { id: number; _status?: string } | undefined
}

/** In a list: the languages in which readers have the item, as the publication log knows it. */
export async function PublicationCell({ payload, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  const { rows } = await databaseOf(payload).execute(sql`
    select locale from publication_heads
     where type = ${typeOf(payload, collectionSlug)} and item_id = ${rowData.id} and operation = 'publish'`)
  const live = Object.keys(locales).filter((code) => rows.some(({ locale }) => locale === code))
  return <span>{tell(live.map(toShort), rowData)}</span>
}

const toShort = (code: string): string => (isLocale(code) ? locales[code].short : code)

function tell(live: string[], { _status }: NonNullable<Props['rowData']>): string {
  if (live.length === 0) return _status === 'published' ? 'Not live' : 'Draft'
  return `${live.join(', ')}${_status === 'published' ? '' : ' – changes to publish'}`
}
