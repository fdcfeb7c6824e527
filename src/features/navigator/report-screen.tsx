import { useEffect, useState } from 'react'
import { type NavColumns } from '../../access/nav-columns'
import { parseChoice, type ReportChoice, writeChoice } from '../../forms/account-report'
import { type Report } from '../../services/account/report-answers'
import { Fold } from '../../ui/fold/fold'
import { LawGrid } from '../../ui/law-grid/law-grid'
import { Section } from '../../ui/section/section'
import { Card } from '../account/card'
import { useAsked } from '../account/use-asked'
import { type BuilderProps, type ReportProps } from './inside-props'
import { toTable } from './matrix'
import { ReportChanges } from './report-changes'
import { ReportChoices } from './report-choice'
import { ReportGiveAway } from './report-give-away'
import { ReportKept, SaveReport } from './report-kept'
import { ReportNotes } from './report-notes'
import { findCodeIn, ReportOnPaper } from './report-on-paper'
import { ReportOrder } from './report-order'

/** Jurisdictions and questions that somebody chooses, compared, and kept if they wish. */
export function ReportScreen(props: ReportProps) {
  const { locale, page, words, partWords } = props
  const asked = useAsked('NavMatrix', { service: page.service.slug, region: null, locale, day: null })
  return (
    <Card
      id="report_inside"
      title={words('report.build')}
      note={words('report.choose-note')}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navMatrix: { columns } }) => <Builder {...props} columns={columns} />}
    </Card>
  )
}

function Builder(props: BuilderProps) {
  const { columns, words } = props
  const [choice, setChoice] = useState(() => onlyKnown(parseChoice(location.hash), columns))
  const [code] = useState(() => findCodeIn(location.hash))
  const [open, setOpen] = useState<Report>()
  useEffect(() => {
    const isEmpty = choice.jurisdictions.length === 0 && choice.questions.length === 0
    // The choice stands in the address, and what follows its "#" is sent to nobody.
    if (!isEmpty) history.replaceState(history.state, '', writeChoice(choice))
  }, [choice])
  const openReport = (report: Report | undefined) => {
    setOpen(report)
    if (report) setChoice(onlyKnown(report, columns))
  }
  return (
    <>
      {code === undefined ? null : <ReportOnPaper {...props} code={code} />}
      <ReportKept {...props} onOpen={openReport} open={open} />
      <Fold title={words('report.choose')} level={3} isOpen={choice.jurisdictions.length === 0}>
        <ReportChoices {...{ columns, choice, words }} onChange={setChoice} />
      </Fold>
      <ReportOrder {...{ columns, choice, words }} onChange={setChoice} />
      <Comparison {...props} {...{ choice, open }} />
      <SaveReport {...props} key={open?.id} {...{ choice, open }} onOpen={setOpen} />
      {open ? <ReportChanges {...props} report={open} onOpen={setOpen} /> : null}
      {open ? <ReportNotes {...props} report={open} onOpen={setOpen} /> : null}
    </>
  )
}

function Comparison({ choice, open, ...props }: BuilderProps & { choice: ReportChoice; open: Report | undefined }) {
  const { columns, locale, words } = props
  const places = choice.jurisdictions.map((id) => columns.jurisdictions.id.indexOf(id))
  const rows = toTable(columns, places, { locale, words })
  const chosen = choice.questions.flatMap((id) => rows[columns.questions.id.indexOf(id)] ?? [])
  const names = places.map((place) => columns.jurisdictions.name[place] ?? '')
  if (places.length === 0 || chosen.length === 0) return <p role="status">{words('report.empty')}</p>
  return (
    <Section id="report_comparison" title={words('report.comparison')}>
      <ReportGiveAway {...props} {...{ choice, open, names }} rows={chosen} />
      <LawGrid
        id="report_matrix"
        caption={words('report.comparison')}
        question={words('table.question')}
        columns={names}
        rows={chosen.map(({ key, text, cells }) => ({ id: key, question: text, cells: cells.map((one) => one?.cell) }))}
        nothing={words('table.unanswered')}
      />
    </Section>
  )
}

/** An address or a report may name what is not there any more. */
const onlyKnown = ({ jurisdictions, questions }: ReportChoice, columns: NavColumns): ReportChoice => ({
  jurisdictions: jurisdictions.filter((id) => columns.jurisdictions.id.includes(id)),
  questions: questions.filter((id) => columns.questions.id.includes(id)),
})
