import { reportLimits } from '../../../forms/account-report'
import { formatDay } from '../../../i18n/format/format-date'
import { type ListedReport, type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { GoneItem, KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'

const dayMs = 86_400_000

/** Comparisons that somebody keeps, with what of them has changed since. Nothing where there never was one. */
export function KeptReports(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('Reports')
  const listed = useAsked('KeptReports', { locale }).data?.viewer
  const shared = listed?.sharedReports ?? []
  const paths = new Map(listed?.reports.map(({ id, path }) => [id, path]))
  const { reports = [], removedReports = [] } = asked.data?.viewer ?? {}
  if (reports.length + removedReports.length + shared.length === 0) return null
  return (
    <Card id="kept_reports" title={words('favourites.reports')} {...{ locale, words, asked }}>
      {() => (
        <KeptList>
          {reports.map((report) => (
            <ReportRow key={report.id} {...props} report={report} path={paths.get(report.id) ?? null} />
          ))}
          {shared.map((report) => (
            <SharedReport key={report.id} words={words} report={report} />
          ))}
          {removedReports.map((report) => (
            <RemovedReport key={report.id} {...props} report={report} />
          ))}
        </KeptList>
      )}
    </Card>
  )
}

/** How many there are, for the heading of the screen. */
export const useReportCount = (): number => useAsked('Reports').data?.viewer.reports.length ?? 0

type RowProps = ScreenProps & { report: Report }

function sayState({ words, locale, report }: RowProps): string {
  const { isOpen, cells, changes, changedAt } = report
  if (!isOpen) return words('favourites.report-ended')
  const date = formatDay(locale, changedAt, 'medium')
  if (changes.length === 0) return words('favourites.report-same', { date })
  return words('favourites.report-changed', {
    changed: changes.length,
    total: Math.max(cells, changes.length),
    date,
  })
}

function ReportRow({ path, ...row }: RowProps & { path: string | null }) {
  const { words, report } = row
  const { id, version, title } = report
  const remove = useChange('RemoveReport', { refetch: ['Reports'] })
  return (
    <KeptItem
      title={path === null || !report.isOpen ? title : <a href={path}>{title}</a>}
      meta={sayState(row)}
      more={<SaidOutcome words={words} outcome={remove.outcome} />}
      acts={
        <Press label={words('favourites.remove-one', { title })} onPress={() => remove.send({ id, version })}>
          {words('favourites.remove')}
        </Press>
      }
    />
  )
}

type SharedProps = Pick<ScreenProps, 'words'> & { report: ListedReport }

/** A colleague's, which they alone remove. */
function SharedReport({ words, report: { title, path, isOpen, cells, changes } }: SharedProps) {
  const total = Math.max(cells, changes.length)
  const state =
    changes.length === 0
      ? words('favourites.shared-unchanged', { total })
      : words('favourites.shared-changed', { changed: changes.length, total })
  return (
    <KeptItem
      title={path === null || !isOpen ? title : <a href={path}>{title}</a>}
      meta={isOpen ? state : words('favourites.report-ended')}
      acts={null}
    />
  )
}

function RemovedReport({ locale, words, report: { id, version, title, removedAt } }: RowProps) {
  const restore = useChange('RestoreReport', { refetch: ['Reports'] })
  const until = new Date(Date.parse(removedAt ?? '') + reportLimits.undoDays * dayMs)
  const date = removedAt === null ? '' : formatDay(locale, until.toISOString(), 'medium')
  return (
    <GoneItem
      text={words('favourites.report-removed', { title, date })}
      act={
        <>
          <Press label={words('favourites.undo-one', { title })} onPress={() => restore.send({ id, version })}>
            {words('favourites.restore')}
          </Press>
          <SaidOutcome words={words} outcome={restore.outcome} />
        </>
      }
    />
  )
}
