import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { type ReportVersion } from '../../../services/account/answers/report-answers'
import { Press } from '../../../shell/session/press'
import { Fold } from '../../../ui/fold/fold'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Card } from '../../account/card'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'

type Props = BuilderProps & { report: Report; onOpen: (report: Report) => void }

/** What a report was before it was changed: looked at, and taken back. */
export function ReportVersions(props: Props) {
  const { locale, words, partWords, report, onOpen } = props
  const asked = useAsked('ReportVersions', { id: report.id })
  const take = useChange('TakeReportVersion', { refetch: ['Reports', 'ReportVersions'] })
  useAnswered(take.outcome.state === 'done' ? take.outcome.data.takeReportVersion : undefined, onOpen)
  return (
    <Card id="report_versions" title={words('report.versions')} {...{ locale, asked }} words={partWords}>
      {({ report: { versions } }) => (
        <>
          {versions.length === 0 ? <p>{words('report.versions-none')}</p> : null}
          <SaidOutcome words={partWords} outcome={take.outcome} />
          <KeptList>
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                {...props}
                version={version}
                onTake={() => take.send({ id: report.id, version: report.version, number: version.number })}
              />
            ))}
          </KeptList>
        </>
      )}
    </Card>
  )
}

type RowProps = Props & { version: ReportVersion; onTake: () => void }

function VersionRow({ version, onTake, locale, columns, words, report }: RowProps) {
  const { number, title, jurisdictions, questions, answers, keptAt } = version
  const places = jurisdictions.flatMap((id) => columns.jurisdictions.name[columns.jurisdictions.id.indexOf(id)] ?? [])
  const asked = questions.flatMap((id) => columns.questions.text[columns.questions.id.indexOf(id)] ?? [])
  return (
    <KeptItem
      title={words('report.version-of', { number, title })}
      meta={joinDetails(locale, [
        words('report.version-until', { day: formatDay(locale, keptAt, 'long') }),
        words('report.version-answers', { count: answers }),
      ])}
      more={
        <Fold title={words('report.look')} level={4} isOpen={false}>
          <p>{places.join(' · ')}</p>
          <p>{asked.join(' · ')}</p>
        </Fold>
      }
      acts={
        report.mayChange ? (
          <Press label={words('report.take-version-one', { number })} onPress={onTake}>
            {words('report.take-version')}
          </Press>
        ) : null
      }
    />
  )
}
