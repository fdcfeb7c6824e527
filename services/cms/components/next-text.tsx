import { type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type Locale, nameOf } from '../../../src/config/locales'
import { type Cell, type MatrixRow, needsWork } from '../translation/find-matrix'
import { type languagesWords } from '../words/languages-words'

export const hrefOf = (payload: Payload, { collection, id }: MatrixRow, locale: Locale): string =>
  `${formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection}/${id}` })}?locale=${locale}`

type Found = { row: MatrixRow; locale: Locale; state: Cell['state'] }

/** The first text that a translator has to look at, wherever the list ends. */
export function findNext(rows: readonly MatrixRow[], locale: Locale | undefined): Found | undefined {
  for (const row of rows) {
    const cell = row.cells.find((one) => needsWork(one) && (locale ?? one.locale) === one.locale)
    if (cell) return { row, locale: cell.locale, state: cell.state }
  }
  return undefined
}

type Props = { next: Found | undefined; words: (typeof languagesWords)['en']; payload: Payload }

/** One press. */
export function NextText({ next, words, payload }: Props) {
  if (!next) return <p>{words.nothingLeft}</p>
  const { row, locale, state } = next
  return (
    <p>
      <a className="admin-view-button" href={hrefOf(payload, row, locale)} aria-keyshortcuts="Alt+N">
        {words.next}
      </a>{' '}
      {row.title} ({nameOf(locale)}: {words.states[state]})
    </p>
  )
}
