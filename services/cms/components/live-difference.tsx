import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { isLocale, nameOf } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { type ContentCollection } from '../log/facts'
import { sayIn } from '../words/admin-language'
import { type HistoryWords, historyWords } from '../words/history-words'
import { originalWords } from '../words/original-words'
import { type FieldDifference, findLiveDifference } from '../workflow/find-live-difference'
import './live-difference.css'
import { FieldDifferences, type PieceWords } from './pieces'

/** What readers have beside what would be published, for the lawyer who is to approve it. */
export async function LiveDifference({ doc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const locale = req.locale ?? ''
  if (!collectionConfig || !isLocale(locale) || !mayDo(rolesOf(req.user), 'read')) return null
  const collection = collectionConfig as unknown as ContentCollection
  const [words, said] = [sayIn(historyWords, req.i18n), sayIn(originalWords, req.i18n)]
  const { isLive, fields } = await findLiveDifference(req, { collection, id: Number(doc.id), locale })
  return (
    <Gutter className="live-difference">
      <h2>{words.change(nameOf(locale))}</h2>
      <Said isLive={isLive} fields={fields} words={words} said={said} />
    </Gutter>
  )
}

type Props = { isLive: boolean; fields: readonly FieldDifference[]; words: HistoryWords; said: PieceWords }

function Said({ isLive, fields, words, said }: Props) {
  if (!isLive) return <p>{words.nothingLive}</p>
  if (fields.length === 0) return <p>{words.noChange}</p>
  return <FieldDifferences fields={fields} said={said} />
}
