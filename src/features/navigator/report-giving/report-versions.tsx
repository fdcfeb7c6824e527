import { formatDay } from '../../../i18n/format/format-date'
import { joinDetails } from '../../../i18n/format/join-details'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { type ReportVersion } from '../../../services/account/answers/report-answers'
import { Press } from '../../../shell/session/press'
import { Fold } from '../../../ui/fold/fold'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Presses } from '../../../ui/law-answer/law-answer'
import { Card } from '../../account/card'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'
import { GivenFile } from './given-file'

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

function VersionRow({ version, onTake, ...props }: RowProps) {
  const { locale, columns, words, report } = props
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
          <GiveVersion {...props} version={version} />
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

/** As it was kept, with the versions of the answers that it had: the law has gone on since. */
function GiveVersion({ version, report, locale, words, partWords }: Props & { version: ReportVersion }) {
  const { outcome, send } = useChange('GiveOutReport')
  const { number, title, jurisdictions, questions } = version
  const given = { service: String(report.service), report: report.id, number, title, jurisdictions, questions }
  const formats = [
    ['PDF_A4', words('report.pdf-a4')],
    ['PDF_LETTER', words('report.pdf-letter')],
    ['DOCX', words('report.word')],
  ] as const
  return (
    <>
      <p>{words('report.give-version')}</p>
      <Presses>
        {formats.map(([format, name]) => (
          <Press
            key={format}
            label={words('report.give-version-one', { format: name, number })}
            onPress={() => send({ ...given, format, locale })}
          >
            {name}
          </Press>
        ))}
      </Presses>
      <GivenFile {...{ outcome, words, partWords }} />
    </>
  )
}
