import { type ReportChoice, reportLimits } from '../../../forms/account-report'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { Fold } from '../../../ui/fold/fold'
import { GoneItem, KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Loaded } from '../../account/card'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'

export type OpenProps = BuilderProps & { open: Report | undefined; onOpen: (report: Report | undefined) => void }
type KeptProps = OpenProps & { onStart: (choice: ReportChoice) => void }

/** What somebody keeps of this service, and what of it has changed since. */
export function ReportKept(props: KeptProps) {
  const { locale, words, partWords, page } = props
  const asked = useAsked('Reports')
  const isOfService = ({ services }: Report) => services.includes(page.service.number)
  return (
    <Fold title={words('report.kept')} level={3} isOpen>
      <Loaded title={words('report.kept')} {...{ locale, asked }} words={partWords}>
        {({ viewer: { reports, removedReports } }) => (
          <>
            {reports.some(isOfService) ? null : <p>{words('report.kept-none')}</p>}
            <KeptList>
              {reports.filter(isOfService).map((report) => (
                <ReportRow key={report.id} {...props} report={report} />
              ))}
              {removedReports.filter(isOfService).map((report) => (
                <RemovedRow key={report.id} {...props} report={report} />
              ))}
            </KeptList>
          </>
        )}
      </Loaded>
    </Fold>
  )
}

/** How much of it is not the law any more. */
export function sayState({ isOpen, cells, changes }: Report, words: BuilderProps['words']): string {
  if (!isOpen) return words('report.ended')
  const counted = { changed: changes.length, total: Math.max(cells, changes.length) }
  return changes.length > 0 ? words('report.changed', counted) : words('report.unchanged', { total: cells })
}

type RowProps = KeptProps & { report: Report }

/** Another of the same choice, as it is answered now: notes stay with the first. */
function Duplicate({ report, words, partWords }: Pick<RowProps, 'report' | 'words' | 'partWords'>) {
  const { service, title, jurisdictions, view } = report
  const questions = report.questions.filter((id) => !report.closed.includes(id))
  const copy = useChange('SaveReport', { refetch: ['Reports'] })
  const named = words('report.copy', { title }).slice(0, reportLimits.titleCharacters)
  return (
    <>
      <Press
        label={words('report.duplicate-one', { title })}
        onPress={() => copy.send({ service: String(service), title: named, jurisdictions, questions, view })}
      >
        {words('report.duplicate')}
      </Press>
      <SaidOutcome words={partWords} outcome={copy.outcome} />
    </>
  )
}

function ReportRow({ report, words, partWords, open, onOpen, onStart }: RowProps) {
  const { id, version, title, isOpen, closed, questions } = report
  const remove = useChange('RemoveReport', { refetch: ['Reports'] })
  return (
    <KeptItem
      title={title}
      meta={sayState(report, words)}
      more={<SaidOutcome words={partWords} outcome={remove.outcome} />}
      acts={
        <>
          {isOpen ? (
            <Press label={words('report.open-one', { title })} onPress={() => onOpen(report)}>
              {words('report.open')}
            </Press>
          ) : null}
          {isOpen ? (
            <Press label={words('report.start-from-one', { title })} onPress={() => onStart(report)}>
              {words('report.start-from')}
            </Press>
          ) : null}
          {isOpen && closed.length < questions.length ? <Duplicate {...{ report, words, partWords }} /> : null}
          <Press
            label={words('report.remove-one', { title })}
            onPress={() => {
              if (open?.id === id) onOpen(undefined)
              remove.send({ id, version })
            }}
          >
            {words('report.remove')}
          </Press>
        </>
      }
    />
  )
}

function RemovedRow({
  report: { id, version, title },
  words,
  partWords,
}: Pick<RowProps, 'report' | 'words' | 'partWords'>) {
  const restore = useChange('RestoreReport', { refetch: ['Reports'] })
  return (
    <GoneItem
      text={words('report.removed', { title })}
      act={
        <>
          <Press label={words('report.restore-one', { title })} onPress={() => restore.send({ id, version })}>
            {words('report.restore')}
          </Press>
          <SaidOutcome words={partWords} outcome={restore.outcome} />
        </>
      }
    />
  )
}
