import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { isLocale, nameOf } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { type ContentCollection } from '../log/facts'
import { type FieldDifference, findLiveDifference } from '../workflow/find-live-difference'
import './live-difference.css'
import { FieldDifferences } from './pieces'

/** What readers have beside what would be published, for the lawyer who is to approve it. */
export async function LiveDifference({ doc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const locale = req.locale ?? ''
  if (!collectionConfig || !isLocale(locale) || !mayDo(rolesOf(req.user), 'read')) return null
  const collection = collectionConfig as unknown as ContentCollection
  const { isLive, fields } = await findLiveDifference(req, { collection, id: Number(doc.id), locale })
  return (
    <Gutter className="live-difference">
      <h2>What would change for readers in {nameOf(locale)}</h2>
      <Said isLive={isLive} fields={fields} />
    </Gutter>
  )
}

function Said({ isLive, fields }: { isLive: boolean; fields: readonly FieldDifference[] }) {
  if (!isLive) return <p>Readers have nothing of it in this language yet.</p>
  if (fields.length === 0) return <p>Nothing: what is written is what readers have.</p>
  return <FieldDifferences fields={fields} />
}
