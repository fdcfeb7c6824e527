import { useEffect, useState } from 'react'
import { type NavColumns, sayQuestion } from '../../../access/nav-columns'
import { reportLimits } from '../../../forms/account-report'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { focusOn, readForm } from '../../../shell/session/read-form'
import { UnsavedForm } from '../../../shell/session/unsaved-form'
import { LongTextField, SelectField } from '../../../ui/field/field'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Section } from '../../../ui/section/section'
import { SaidOutcome, Sending } from '../../account/sending'
import { useChange } from '../../account/use-change'
import { InsideProblem } from '../inside-problem'
import { type BuilderProps } from '../inside-props'
import { useAnswered } from '../use-answered'

type Props = BuilderProps & {
  report: Report
  onOpen: (report: Report) => void
  /** Where somebody wants to write, by a press in the table. */
  at: string | undefined
}
type Note = Report['notes'][number]

/** Words of one's own at a report, a question, a jurisdiction or the cell of both: they stay when the answers change. */
export function ReportNotes(props: Props) {
  const { report, words } = props
  const notes = report.notes.filter(({ text }) => text !== '')
  return (
    <Section id="report_notes" title={words('report.notes')}>
      {notes.length === 0 ? <p>{words('report.notes-none')}</p> : null}
      <KeptList>
        {notes.map((note) => (
          <NoteRow key={note.place} {...props} note={note} />
        ))}
      </KeptList>
      {report.mayChange ? <AddNote key={props.at} {...props} /> : null}
    </Section>
  )
}

function NoteRow({ note, report, columns, words, partWords, onOpen }: Props & { note: Note }) {
  const { outcome, send } = useNoting(onOpen)
  const title = sayPlace(note.place, columns) || words('report.notes-whole')
  return (
    <KeptItem
      title={title}
      meta={note.text}
      more={<SaidOutcome words={partWords} outcome={outcome} />}
      acts={
        !report.mayChange ? null : (
          <Press
            label={words('report.note-remove', { place: title })}
            onPress={() => send({ id: report.id, place: note.place, version: note.version, text: '' })}
          >
            {words('report.remove')}
          </Press>
        )
      }
    />
  )
}

function AddNote(props: Props) {
  const { report, locale, words, partWords, onOpen, at = '' } = props
  const { outcome, send } = useNoting(onOpen)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    if (at !== '') document.getElementById('report_note_text')?.focus()
  }, [at])
  const keep = (form: HTMLFormElement) => {
    const { question, jurisdiction, text } = readForm(form, ['question', 'jurisdiction', 'text'])
    setEmpty(text.trim() === '')
    if (text.trim() === '') {
      focusOn(form, 'text')
      return
    }
    const place = `${question}${jurisdiction}` || 'report'
    const version = report.notes.find((note) => note.place === place)?.version ?? 0
    send({ id: report.id, place, version, text })
  }
  const problem = isEmpty ? words('report.note-problem') : undefined
  return (
    <UnsavedForm locale={locale} name={`report-note-${report.id}`} label={words('report.note-add')} onSend={keep}>
      <InsideProblem {...{ words, problem }} id="report_note_text" />
      <WhereTo {...props} />
      <LongTextField
        id="report_note_text"
        name="text"
        rows={3}
        label={words('report.note-text')}
        problem={problem}
        defaultValue={report.notes.find(({ place }) => place === at)?.text ?? ''}
        required
        maxLength={reportLimits.noteCharacters}
      />
      <Sending words={partWords} outcome={outcome} button={words('report.note-add')}>
        {() => words('report.note-kept')}
      </Sending>
    </UnsavedForm>
  )
}

/** The place that a note is about; it begins with the one that was pressed. */
function WhereTo({ report, columns, words, at = '' }: Props) {
  const [, question = '', jurisdiction = ''] = /^(q\d+)?(j\d+)?$/.exec(at) ?? []
  const whole = { value: '', text: words('report.notes-every') }
  return (
    <>
      <SelectField
        id="report_note_question"
        name="question"
        label={words('table.question')}
        defaultValue={question}
        options={[whole, ...report.questions.map((id) => ({ value: `q${id}`, text: questionOf(id, columns) }))]}
      />
      <SelectField
        id="report_note_jurisdiction"
        name="jurisdiction"
        label={words('report.jurisdiction')}
        defaultValue={jurisdiction}
        options={[whole, ...report.jurisdictions.map((id) => ({ value: `j${id}`, text: jurisdictionOf(id, columns) }))]}
      />
    </>
  )
}

/** What is kept of a note is in the answer, and so in the report that is open. */
function useNoting(onOpen: Props['onOpen']) {
  const change = useChange('NoteReport', { refetch: ['Reports'] })
  const noted = change.outcome.state === 'done' ? change.outcome.data.noteReport : undefined
  useAnswered(noted, onOpen)
  return change
}

const questionOf = (id: number, columns: NavColumns): string => sayQuestion(columns, columns.questions.id.indexOf(id))
const jurisdictionOf = (id: number, { jurisdictions }: NavColumns): string =>
  jurisdictions.name[jurisdictions.id.indexOf(id)] ?? ''

/** Nothing for the report as a whole. */
function sayPlace(place: string, columns: NavColumns): string {
  const [, question, jurisdiction] = /^(?:q(\d+))?(?:j(\d+))?$/.exec(place) ?? []
  const named = [
    ...(jurisdiction === undefined ? [] : [jurisdictionOf(Number(jurisdiction), columns)]),
    ...(question === undefined ? [] : [questionOf(Number(question), columns)]),
  ]
  return named.join(': ')
}
