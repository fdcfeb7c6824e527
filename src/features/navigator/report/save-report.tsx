import { useEffect, useRef, useState } from 'react'
import { parseReportTitle, type ReportChoice, reportLimits, writeChoice } from '../../../forms/account-report'
import { type AccountProblem } from '../../../services/account/account-problem'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LiveForm, TextField } from '../../../ui/field/field'
import { Notice } from '../../../ui/notice/notice'
import { SaidOutcome, Sending } from '../../account/sending'
import { useChange } from '../../account/use-change'
import { InsideProblem } from '../inside-problem'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'
import { type OpenProps } from './report-kept'
import { parseView, type ReportView, writeView } from './report-view'

const pauseMs = 1200
/** What the saving above says already. */
const rest = { state: 'idle' } as const

const toSaved = ({ id, version, title }: Report, { choice, view }: Work) => ({
  ...{ id, version, title },
  ...choice,
  view: writeView(view),
})

type Work = { choice: ReportChoice; view: ReportView }
type SaveProps = OpenProps & Work

/** What passes by itself: the service is away, or too slow. What it refuses is not asked again. */
const isPassing = ({ kind, status = 0, code }: AccountProblem): boolean =>
  kind === 'network' || kind === 'timeout' || code === 'TIMEOUT' || code === 'UNAVAILABLE' || status >= 500
const againMs = 5000

/** Whichever was hidden first. */
const isSameView = (report: Report, view: ReportView): boolean =>
  [report.view, writeView(view)]
    .map((one) => writeView(parseView(`#${one}`, report)))
    .every((one, _, all) => one === all[0])

/** Once it is kept, each choice is saved after a moment without another one. */
function useSaving({ choice, view, open, onOpen }: Pick<SaveProps, 'choice' | 'view' | 'open' | 'onOpen'>) {
  const save = useChange('SaveReport', { refetch: ['Reports'] })
  const change = useChange('ChangeReport', { refetch: ['Reports'] })
  const saved = save.outcome.state === 'done' ? save.outcome.data.saveReport : undefined
  const changed = change.outcome.state === 'done' ? change.outcome.data.changeReport : undefined
  useAnswered(changed ?? saved, onOpen)
  const isSame = open && writeChoice(open) === writeChoice(choice) && isSameView(open, view)
  const isChanged = open?.mayChange === true && isSame === false
  const isWhole = choice.jurisdictions.length > 0 && choice.questions.length > 0
  const send = useRef(change.send)
  useEffect(() => {
    send.current = change.send
  })
  useEffect(() => {
    if (!isChanged || !isWhole) return
    const timer = setTimeout(() => send.current(toSaved(open, { choice, view })), pauseMs)
    return () => clearTimeout(timer)
  }, [isChanged, isWhole, open, choice, view])
  const isWaiting = isChanged && change.outcome.state === 'failed' && isPassing(change.outcome.problem)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => send.current(toSaved(open, { choice, view })), againMs)
    return () => clearInterval(timer)
  }, [isWaiting, open, choice, view])
  return { save, change, isWhole, isWaiting }
}

/** Saved at a press the first time, and by itself from then on. */
export function SaveReport({ locale, page, words, partWords, ...report }: SaveProps) {
  const { choice, view, open } = report
  const { save, change, isWhole, isWaiting } = useSaving(report)
  const named = useTitle(words)
  if (open) return <KeptOne {...{ open, choice, view, change, isWaiting, words, partWords }} />
  if (!isWhole) return null
  return (
    <UnsavedForm
      locale={locale}
      name={`report-${page.service.number}`}
      label={words('report.save')}
      onSend={named.check((title) =>
        save.send({ service: String(page.service.number), ...choice, view: writeView(view), title }),
      )}
    >
      <Title words={words} problem={named.problem} />
      <Sending words={partWords} outcome={save.outcome} button={words('report.save')}>
        {() => words('report.saved')}
      </Sending>
    </UnsavedForm>
  )
}

type KeptOneProps = Pick<SaveProps, 'words' | 'partWords' | 'choice' | 'view'> &
  Pick<ReturnType<typeof useSaving>, 'change' | 'isWaiting'> & { open: Report }

/** What saves itself, and what is in the way of that. */
function KeptOne({ open, choice, view, change, isWaiting, words, partWords }: KeptOneProps) {
  if (!open.mayChange) return <p>{words('share.read-only')}</p>
  return (
    <>
      {change.outcome.state === 'failed' ? null : <p role="status">{words('report.saved')}</p>}
      {isWaiting ? (
        <Waiting words={words} onSend={() => change.send(toSaved(open, { choice, view }))} />
      ) : (
        <SaidOutcome words={partWords} outcome={change.outcome} />
      )}
      <Rename
        {...{ open, words, partWords }}
        onRename={(title) => change.send({ ...toSaved(open, { choice, view }), title })}
      />
    </>
  )
}

const Waiting = ({ words, onSend }: Pick<BuilderProps, 'words'> & { onSend: () => void }) => (
  <Notice kind="warning">
    <p role="status">{words('report.waiting')}</p>
    <Press onPress={onSend}>{words('report.send-now')}</Press>
  </Notice>
)

type RenameProps = Pick<BuilderProps, 'words' | 'partWords'> & { open: Report; onRename: (title: string) => void }

function Rename({ open, words, partWords, onRename }: RenameProps) {
  const form = useRef<HTMLFormElement>(null)
  const named = useTitle(words)
  return (
    <LiveForm noValidate label={words('report.rename')} place={form} onSend={named.check(onRename)}>
      <Title words={words} problem={named.problem} defaultValue={open.title} />
      <Sending words={partWords} outcome={rest} button={words('report.rename')}>
        {() => null}
      </Sending>
    </LiveForm>
  )
}

/** Says what is wrong with a title, and sends only one that is right. */
function useTitle(words: BuilderProps['words']) {
  const [isWrong, setWrong] = useState(false)
  return {
    problem: isWrong ? words('report.name-problem') : undefined,
    check: (send: (title: string) => void) => (form: HTMLFormElement) => {
      const title = parseReportTitle(readForm(form, ['title']).title)
      setWrong(title === undefined)
      if (title === undefined) focusOn(form, 'title')
      else send(title)
    },
  }
}

type TitleProps = Pick<BuilderProps, 'words'> & { problem: string | undefined; defaultValue?: string | undefined }

const Title = ({ words, problem, defaultValue }: TitleProps) => (
  <>
    <InsideProblem {...{ words, problem }} id="report_title" />
    <TextField
      {...{ problem, defaultValue }}
      id="report_title"
      name="title"
      label={words('report.name')}
      required
      maxLength={reportLimits.titleCharacters}
    />
  </>
)
