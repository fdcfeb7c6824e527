import { sayQuestion } from '../../../access/nav-columns'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Section } from '../../../ui/section/section'
import { Loaded } from '../../account/card'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { Difference } from '../jurisdiction/difference'
import { useAnswered } from '../use-answered'

type Props = BuilderProps & { report: Report; onOpen: (report: Report) => void }
type CellChange = Report['changes'][number]

/** What is not as it was kept, cell by cell: taken over one by one, or all of it. */
export function ReportChanges(props: Props) {
  const { report, words, partWords, onOpen } = props
  const { id, version, changes } = report
  const refresh = useChange('RefreshReport', { refetch: ['Reports'] })
  const taken = refresh.outcome.state === 'done' ? refresh.outcome.data.refreshReport : undefined
  useAnswered(taken, onOpen)
  const take = (answers: readonly number[] | null) => refresh.send({ id, version, answers })
  return (
    <Section id="report_changes" title={words('report.changes')}>
      <p role="status">
        {changes.length > 0
          ? words('report.changed', { changed: changes.length, total: Math.max(report.cells, changes.length) })
          : words('report.unchanged', { total: report.cells })}
      </p>
      {changes.length > 1 && report.mayChange ? (
        <Press onPress={() => take(null)}>{words('report.take-all')}</Press>
      ) : null}
      <SaidOutcome words={partWords} outcome={refresh.outcome} />
      <KeptList>
        {changes.map((change) => (
          <ChangeRow key={change.answer} {...props} change={change} onTake={() => take([change.answer])} />
        ))}
      </KeptList>
    </Section>
  )
}

function ChangeRow({ change, onTake, ...props }: Props & { change: CellChange; onTake: () => void }) {
  const { columns, words } = props
  const { before, after } = change
  const { title: place, meta } = sayChange(change, columns, words)
  return (
    <KeptItem
      title={place}
      meta={meta}
      more={before !== null && after !== null ? <Between {...props} {...{ change, before, after }} /> : null}
      acts={
        props.report.mayChange ? (
          <Press label={words('report.take-one', { place })} onPress={onTake}>
            {words('report.take')}
          </Press>
        ) : null
      }
    />
  )
}

/** Where something changed, and from which version to which. */
export const sayChange = (change: CellChange, columns: Props['columns'], words: Props['words']) => ({
  title: words('report.change', {
    jurisdiction: columns.jurisdictions.name[columns.jurisdictions.id.indexOf(change.jurisdiction)] ?? '',
    question: sayQuestion(columns, columns.questions.id.indexOf(change.question)),
  }),
  meta: sayVersions(change, words),
})

function sayVersions({ before, after }: CellChange, words: Props['words']): string {
  if (before === null) return words('report.change-new', { after: String(after) })
  if (after === null) return words('report.change-gone', { before: String(before) })
  return words('report.change-versions', { before: String(before), after: String(after) })
}

type BetweenProps = Props & { change: CellChange; before: number; after: number }

function Between({ change: { answer }, before, after, locale, words, partWords }: BetweenProps) {
  const asked = useAsked('NavDifference', { answer: String(answer), from: before, to: after, locale })
  return (
    <Loaded title={words('report.changes')} {...{ locale, asked }} words={partWords}>
      {({ navDifference }) => <Difference difference={navDifference} {...{ locale, words }} />}
    </Loaded>
  )
}
