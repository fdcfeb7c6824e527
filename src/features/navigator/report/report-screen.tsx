import { useMemo, useState } from 'react'
import { type NavColumns } from '../../../access/nav-columns'
import { parseChoice, type ReportChoice } from '../../../forms/account-report'
import { parseChecked } from '../../../forms/verify'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Notice } from '../../../ui/notice/notice'
import { Section } from '../../../ui/section/section'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { askReports } from '../fetched/ask-reports'
import { type BuilderProps, type ReportProps } from '../inside-props'
import { ReportChanges } from '../report-giving/report-changes'
import { ReportOnPaper } from '../report-giving/report-on-paper'
import { ReportShare } from '../report-giving/report-share'
import { ReportShared } from '../report-giving/report-shared'
import { ReportVersions } from '../report-giving/report-versions'
import { closeQuestions } from './close-questions'
import { useInAddress } from './in-address'
import { ReportChoices } from './report-choice'
import { ReportComparison } from './report-comparison'
import { ReportKept } from './report-kept'
import { ReportNotes } from './report-notes'
import { ReportResumed } from './report-resumed'
import { parseView, plainView } from './report-view'
import { SaveReport } from './save-report'
import { useWantedReport } from './use-wanted-report'

askReports()

/** Jurisdictions and questions that somebody chooses, compared, and kept if they wish. */
export function ReportScreen(props: ReportProps) {
  const { locale, page, words, partWords } = props
  const asked = useAsked('ReportMatrix', { service: page.service.slug, locale })
  return (
    <Card
      id="report_inside"
      title={words('report.build')}
      note={words('report.choose-note')}
      isWide
      {...{ locale, asked }}
      words={partWords}
    >
      {({ reportMatrix: { columns } }) => <Builder {...props} columns={columns} />}
    </Card>
  )
}

function Builder({ columns: all, ...given }: BuilderProps) {
  const { words } = given
  const work = useWork(all, words)
  const { columns } = work
  const props = { ...given, columns }
  const { choice, open, isChoosing, openReport, setOpen, setChoice } = work
  const [noteAt, setNoteAt] = useState<string>()
  const isWhole = choice.jurisdictions.length > 0 && choice.questions.length > 0
  useWantedReport(open)
  return (
    <>
      {work.code === undefined ? null : <ReportOnPaper {...props} code={work.code} />}
      <ReportKept {...props} onOpen={openReport} onStart={work.start} open={open} />
      <ReportShared {...props} onOpen={openReport} open={open} />
      {isChoosing || !isWhole ? (
        <Section id="report_choose" title={words('report.choose')} isWide>
          <ReportChoices {...props} choice={choice} onChange={setChoice} onCompare={() => work.setChoosing(false)} />
        </Section>
      ) : (
        <ReportComparison
          {...props}
          {...{ choice, open, view: work.view, onChoice: setChoice, onView: work.setView }}
          onChoose={() => work.setChoosing(true)}
          onNote={open?.mayChange ? setNoteAt : undefined}
        />
      )}
      <Closed {...{ open, words }} />
      <Section id="report_keep" title={words('report.keep')}>
        <Keep {...props} work={work} />
      </Section>
      {open ? <ReportChanges {...props} report={open} onOpen={setOpen} /> : null}
      {open?.isOwn ? <ReportShare {...props} report={open} /> : null}
      {open ? <ReportVersions {...props} key={`${open.id} ${open.version}`} report={open} onOpen={openReport} /> : null}
      {open ? <ReportNotes {...props} report={open} onOpen={setOpen} at={noteAt} /> : null}
    </>
  )
}

/** A report that was open when its page was left is waited for: until it has come, nothing is saved as another. */
const Keep = ({ work, ...props }: BuilderProps & { work: ReturnType<typeof useWork> }) =>
  work.isAwaited ? (
    <ReportResumed {...props} onResume={work.resume} onOpen={work.openReport} onGone={work.endWait} />
  ) : (
    <SaveReport
      {...props}
      key={work.open?.id}
      {...{ choice: work.choice, open: work.open, view: work.view }}
      onOpen={work.setOpen}
    />
  )

/** What is not shown of it, because its service has ended for the reader. */
const Closed = ({ open, words }: Pick<BuilderProps, 'words'> & { open: Report | undefined }) =>
  open && open.closed.length > 0 ? (
    <Notice kind="warning">
      <p>{words('report.closed-some', { count: open.closed.length })}</p>
    </Notice>
  ) : null

/** What somebody works on: it stands in the address. */
function useWork(all: NavColumns, words: BuilderProps['words']) {
  const [choice, setChoice] = useState(() => onlyKnown(parseChoice(location.hash), all))
  const [view, setView] = useState(() => parseView(location.hash, choice))
  const [open, setOpen] = useState<Report>()
  const columns = useMemo(() => closeQuestions(all, open, words), [all, open, words])
  const [isChoosing, setChoosing] = useState(choice.jurisdictions.length === 0 || choice.questions.length === 0)
  const { began, isAwaited, endWait, findWhole } = useInAddress({ choice, view, open })
  const known = knownIn(all, words)
  /** Of this choice something new, or what is kept of it. */
  const begin = (report: Report | undefined, wanted: ReportChoice) => {
    endWait()
    setOpen(report)
    setChoice(known(wanted, report))
    setView(report ? parseView(`#${report.view}`, report) : plainView)
    setChoosing(false)
  }
  return {
    ...{ columns, choice, setChoice, view, setView, code: parseChecked(began), open, setOpen, isChoosing, setChoosing },
    openReport: (report: Report | undefined) => {
      if (report) {
        begin(report, report)
        return
      }
      setOpen(undefined)
      if (open === undefined || open.isOwn) return
      // What a colleague chose goes with the report.
      setChoice({ jurisdictions: [], questions: [] })
      setChoosing(true)
      history.replaceState(history.state, '', location.pathname + location.search)
    },
    isAwaited,
    endWait,
    resume: (report: Report) => {
      endWait()
      setOpen(report)
      // What is closed could not be known before the report was.
      const whole = known(findWhole(), report)
      setChoice(whole)
      setView(parseView(location.hash, whole))
    },
    start: (wanted: ReportChoice) => begin(undefined, wanted),
  }
}

/** An address or a report may name what is not there any more. */
const onlyKnown = ({ jurisdictions, questions }: ReportChoice, columns: NavColumns): ReportChoice => ({
  jurisdictions: jurisdictions.filter((id) => columns.jurisdictions.id.includes(id)),
  questions: questions.filter((id) => columns.questions.id.includes(id)),
})

const knownIn = (all: NavColumns, words: BuilderProps['words']) => (wanted: ReportChoice, report: Report | undefined) =>
  onlyKnown(wanted, closeQuestions(all, report, words))
