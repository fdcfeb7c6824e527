import { beginSentence, spellNumber } from '../../i18n/format/spell-number'
import { href } from '../../routes/href'
import { type KeptNow } from '../../services/account/answers/overview-answers'
import { MoreLink } from '../../ui/more-link/more-link'
import { SidePart, SideRows } from '../../ui/overview-columns/overview-columns'
import { Changed } from '../../ui/status/status'
import { Loaded } from '../account/card'
import { type ScreenProps } from '../account/screen-props'
import { useAsked } from '../account/use-asked'

const isOutdated = ({ isOpen, changes }: KeptNow): boolean => isOpen && changes.length > 0

/** Which of the reports that somebody keeps say what is not so any more. */
export function ReportsPart({ locale, words }: ScreenProps) {
  const asked = useAsked('ReportsNow', { locale })
  const count = asked.data?.reports.filter(isOutdated).length ?? 0
  const number = beginSentence(locale, spellNumber(locale, count))
  const title = count === 0 ? words('overview.reports') : words('overview.outdated', { count, number })
  return (
    <SidePart id="overview_reports" title={title}>
      <Loaded title={title} {...{ locale, words, asked }}>
        {({ reports }) =>
          reports.length === 0 ? <NoReports {...{ locale, words }} /> : <Rows {...{ words, reports }} />
        }
      </Loaded>
    </SidePart>
  )
}

const NoReports = ({ locale, words }: Pick<ScreenProps, 'locale' | 'words'>) => (
  <>
    <p>{words('overview.no-reports')}</p>
    <p>
      <MoreLink href={href('navigator', locale)} text={words('overview.to-navigator')} />
    </p>
  </>
)

function Rows({ words, reports }: Pick<ScreenProps, 'words'> & { reports: readonly KeptNow[] }) {
  const sorted = [...reports].sort((one, other) => Number(isOutdated(other)) - Number(isOutdated(one)))
  const [first] = sorted
  return (
    <>
      <SideRows
        rows={sorted.map((report) => ({
          key: report.id,
          content: report.isOpen && report.path !== null ? <a href={report.path}>{report.title}</a> : report.title,
          state: <State {...{ words, report }} />,
        }))}
      />
      {first && isOutdated(first) && first.path !== null ? (
        <p>
          <MoreLink href={first.path} text={words('overview.show-changed')} />
        </p>
      ) : null}
    </>
  )
}

function State({ words, report }: Pick<ScreenProps, 'words'> & { report: KeptNow }) {
  const { isOpen, changes, cells } = report
  if (!isOpen) return words('overview.not-open')
  if (changes.length === 0) return words('overview.up-to-date')
  // What was not answered when the report was kept is no cell of it yet.
  const total = Math.max(cells, changes.length)
  return (
    <>
      <Changed text={words('overview.cells', { changed: changes.length, total })} />{' '}
      <span className="unseen">{words('overview.cells-heard')}</span>
    </>
  )
}
