import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { type ContentCollection } from '../log/facts'
import { sayIn } from '../words/admin-language'
import { historyWords } from '../words/history-words'
import { findVersionRows, type VersionRow } from '../workflow/versions/find-version-rows'
import { LocalTime } from './local-time'
import './version-list.css'

/** Every saved state of an item: which of them readers have, and who made it. */
export async function VersionList({ doc, initPageResult, payload }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  if (!collectionConfig || !mayDo(rolesOf(req.user), 'read')) return null
  const id = Number(doc.id)
  const collection = collectionConfig as unknown as ContentCollection
  const words = sayIn(historyWords, req.i18n)
  const rows = await findVersionRows(req, { collection, id })
  const { admin } = payload.config.routes
  const hrefOf = (version: number) =>
    formatAdminURL({ adminRoute: admin, path: `/collections/${collection.slug}/${id}/versions/${version}` })
  return (
    <Gutter className="version-list">
      <SetDocumentStepNav
        collectionSlug={collection.slug}
        id={id}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={words.versions}
      />
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.columns.saved}</th>
              <th scope="col">{words.columns.toReaders}</th>
              <th scope="col">{words.columns.who}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} href={hrefOf(row.id)} />
            ))}
          </tbody>
        </table>
      </div>
    </Gutter>
  )
}

const Row = ({ row, href }: { row: VersionRow; href: string }) => (
  <tr>
    <td>
      <a href={href}>
        <LocalTime moment={row.savedAt} />
      </a>
    </td>
    <td>{row.isLive ? <strong>{row.state}</strong> : row.state}</td>
    <td>{row.who}</td>
  </tr>
)
