import { type LocaleIn } from '../../config/locales'
import { toSavedName } from '../../forms/account-favourites'
import { mainWords } from '../../i18n/words'
import { type JurisdictionRow } from '../../plan/show/navigator/jurisdiction'
import { DataTable } from '../../ui/data-table/data-table'
import { RowFilter } from '../../ui/row-filter/row-filter'
import { When } from '../../ui/when/when'
import { ReviewState } from './review-state'

type Props = { id: string; locale: LocaleIn<'main'>; rows: readonly JurisdictionRow[]; isOneRegion?: boolean }

/** What is covered, and when each part was last reviewed. */
export function CoverageTable({ id, locale, rows, isOneRegion = false }: Props) {
  const words = mainWords(locale)
  return (
    <>
      <NarrowRows table={id} locale={locale} />
      <DataTable
        id={id}
        caption={words('navigator.coverage')}
        headings={[
          words('navigator.jurisdiction'),
          ...(isOneRegion ? [] : [words('navigator.region')]),
          words('navigator.reviewed'),
          words('navigator.review-due'),
          words('navigator.state'),
        ]}
        rows={rows.map(({ id: item, link, region, reviewed, due, isLate }) => [
          <a key="link" href={link.href} data-saved-as={toSavedName({ type: 'nav-jurisdiction', item })}>
            {link.text}
          </a>,
          ...(isOneRegion ? [] : [region]),
          <When key="reviewed" {...reviewed} />,
          <When key="due" {...due} />,
          <ReviewState key="state" isLate={isLate} locale={locale} />,
        ])}
      />
    </>
  )
}

/** By name, and by whether its review is up to date. */
function NarrowRows({ table, locale }: { table: string; locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <RowFilter
      table={table}
      name={words('navigator.find-row')}
      state={words('navigator.state')}
      states={[
        { value: '', text: words('navigator.any-state') },
        { value: 'current', text: words('navigator.current') },
        { value: 'overdue', text: words('navigator.overdue') },
      ]}
      count={words('navigator.rows-shown', { shown: '{shown}', total: '{total}' })}
    />
  )
}
