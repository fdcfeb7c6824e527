import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { isLocale, locales } from '../../../src/config/locales'
import { typeOf } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { sayIn } from '../words/admin-language'
import { listWords } from '../words/list-words'

type Props = {
  payload: Payload
  i18n: { language: string }
  collectionSlug: string
  /** Undefined where a list is drawn before its rows are there. */
  rowData: { id: number; _status?: string } | undefined
}

/** In a list: the languages in which readers have the item, as the publication log knows it. */
export async function PublicationCell({ payload, i18n, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  const { rows } = await databaseOf(payload).execute(sql`
    select locale from publication_heads
     where type = ${typeOf(payload, collectionSlug)} and item_id = ${rowData.id} and operation = 'publish'`)
  const live = Object.keys(locales).filter((code) => rows.some(({ locale }) => locale === code))
  return <span>{tell(live.map(toShort), rowData, sayIn(listWords, i18n))}</span>
}

const toShort = (code: string): string => (isLocale(code) ? locales[code].short : code)

type Words = (typeof listWords)['en']

function tell(live: string[], { _status }: NonNullable<Props['rowData']>, words: Words): string {
  if (live.length === 0) return _status === 'published' ? words.notLive : words.draft
  return `${live.join(', ')}${_status === 'published' ? '' : words.toPublish}`
}
