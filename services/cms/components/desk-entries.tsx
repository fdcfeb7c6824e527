import { type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { type AdminLanguage } from '../words/admin-language'
import { kindOf } from './kind-of'
import { LocalTime } from './local-time'

export type Entry = {
  collection: string
  id: number
  locale: string | null
  title: string
  /** What happens to it, before its title. */
  action?: string
  /** When, after it. */
  moment?: string
  note?: string
}

type Props = { entries: Entry[]; payload: Payload; language: AdminLanguage }

/** Items by their kind, title and language, each a way to its form. */
export function DeskEntries({ entries, payload, language }: Props) {
  const adminRoute = payload.config.routes.admin
  const hrefOf = ({ collection, id, locale }: Entry) => {
    const url = formatAdminURL({ adminRoute, path: `/collections/${collection}/${id}` })
    return locale === null ? url : `${url}?locale=${locale}`
  }
  return (
    <ul className="desk-entries">
      {entries.map((entry, position) => (
        <li key={position}>
          <span className="desk-kind">{kindOf(payload.config, entry.collection, { language })}</span>
          <span>
            {entry.action === undefined ? '' : `${entry.action} `}
            <a href={hrefOf(entry)}>
              {entry.title}
              {entry.locale === null ? '' : ` (${nameOf(entry.locale)})`}
            </a>
            {entry.note === undefined ? '' : `: ${entry.note}`}
          </span>
          {entry.moment === undefined ? null : <LocalTime moment={entry.moment} />}
        </li>
      ))}
    </ul>
  )
}
