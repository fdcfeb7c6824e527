import { useEffect, useRef } from 'react'
import { type ReportChoice, reportLimits, writeChoice } from '../../../forms/account-report'
import { type AccountProblem } from '../../../services/account/account-problem'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LiveForm, TextField } from '../../../ui/field/field'
import { Fold } from '../../../ui/fold/fold'
import { GoneItem, KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Notice } from '../../../ui/notice/notice'
import { Loaded } from '../../account/card'
import { SaidOutcome, Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'
import { parseView, type ReportView, writeView } from './report-view'

type OpenProps = BuilderProps & { open: Report | undefined; onOpen: (report: Report | undefined) => void }
type KeptProps = OpenProps & { onStart: (choice: ReportChoice) => void }

/** What somebody keeps of this service, and what of it has changed since. */
export function ReportKept(props: KeptProps) {
  const { locale, words, partWords, page } = props
  const asked = useAsked('Reports')
  const isOfService = ({ service }: Report) => service === page.service.number
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
  const { service, title, jurisdictions, questions, view } = report
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
  const { id, version, title, isOpen } = report
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
          {isOpen ? <Duplicate {...{ report, words, partWords }} /> : null}
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
  if (open) return <KeptOne {...{ open, choice, view, change, isWaiting, words, partWords }} />
  if (!isWhole) return null
  return (
    <UnsavedForm
      locale={locale}
      name={`report-${page.service.number}`}
      label={words('report.save')}
      onSend={(form) =>
        save.send({
          service: String(page.service.number),
          ...choice,
          view: writeView(view),
          ...readForm(form, ['title']),
        })
      }
    >
      <TextField
        id="report_title"
        name="title"
        label={words('report.name')}
        required
        maxLength={reportLimits.titleCharacters}
      />
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
  return (
    <LiveForm label={words('report.rename')} place={form} onSend={(sent) => onRename(readForm(sent, ['title']).title)}>
      <TextField
        id="report_title"
        name="title"
        label={words('report.name')}
        defaultValue={open.title}
        required
        maxLength={reportLimits.titleCharacters}
      />
      <Sending words={partWords} outcome={rest} button={words('report.rename')}>
        {() => null}
      </Sending>
    </LiveForm>
  )
}
