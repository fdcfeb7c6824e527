import { type InputHTMLAttributes, type ReactNode, type RefObject } from 'react'
import * as styles from './field.module.css'

type Question = {
  id: string
  name: string
  label: string
  hint?: ReactNode
  /** Says what to do about it. */
  problem?: string | undefined
  /** What is said if the answer is refused: it waits in the page, hidden, for the code that refuses. */
  refusal?: string | undefined
}

/** Marks what stands hidden in a page until an answer uncovers it by this name. */
const waiting = (when: string | undefined) => (when === undefined ? {} : { hidden: true, 'data-when': when })

const describers = ({ id, hint, problem }: Question): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].filter(Boolean).join(' ') ||
  undefined

type ProblemProps = { id?: string; when?: string | undefined; children: ReactNode }

function Problem({ id, when, children }: ProblemProps) {
  return (
    <p className={styles.problem} id={id} {...waiting(when)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2.5 14 13H2z" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

function Explained({ question, children }: { question: Question; children: ReactNode }) {
  const { id, name, label, hint, problem, refusal } = question
  return (
    <div className={problem === undefined ? styles.field : `${styles.field} ${styles.bad}`}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : <Problem id={`${id}-problem`}>{problem}</Problem>}
      {refusal === undefined ? null : (
        <Problem id={`${id}-problem`} when={name}>
          {refusal}
        </Problem>
      )}
      {children}
    </div>
  )
}

const toAttributes = (question: Question) => ({
  id: question.id,
  name: question.name,
  'aria-invalid': question.problem === undefined ? undefined : (true as const),
  'aria-describedby': describers(question),
})

type TextProps = Question &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'defaultValue' | 'required' | 'maxLength'
  >

export function TextField(props: TextProps) {
  const { type = 'text', inputMode, autoComplete, defaultValue, required, maxLength } = props
  return (
    <Explained question={props}>
      <input {...toAttributes(props)} {...{ type, inputMode, autoComplete, defaultValue, required, maxLength }} />
    </Explained>
  )
}

type FileProps = Question & { accept: string; onChoose: (file: File | undefined) => void }

/** A file of the reader's own. */
export function FileField(props: FileProps) {
  const { accept, onChoose } = props
  return (
    <Explained question={props}>
      <input
        {...toAttributes(props)}
        type="file"
        accept={accept}
        onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
      />
    </Explained>
  )
}

type LongTextProps = Question & { rows?: number; defaultValue?: string; required?: boolean; maxLength?: number }

export function LongTextField(props: LongTextProps) {
  const { rows = 6, defaultValue, required, maxLength } = props
  return (
    <Explained question={props}>
      <textarea {...toAttributes(props)} {...{ rows, defaultValue, required, maxLength }} />
    </Explained>
  )
}

type ChoiceProps = Question & {
  options: readonly { value: string; text: string }[]
  defaultValue?: string
  required?: boolean
  autoComplete?: string
}

export function SelectField(props: ChoiceProps) {
  const { options, defaultValue, required, autoComplete } = props
  return (
    <Explained question={props}>
      <select {...toAttributes(props)} {...{ defaultValue, required, autoComplete }}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Explained>
  )
}

type CheckProps = {
  id: string
  name: string
  value: string
  text: ReactNode
  type?: 'checkbox' | 'radio'
  isChecked?: boolean
  required?: boolean
  refusal?: string
}

export function Check({ refusal, ...check }: CheckProps) {
  if (refusal === undefined) return <Box {...check} />
  return (
    <div className={styles.field}>
      <Problem id={`${check.id}-problem`} when={check.name}>
        {refusal}
      </Problem>
      <Box {...check} />
    </div>
  )
}

function Box({ id, name, value, text, type = 'checkbox', isChecked = false, required }: Omit<CheckProps, 'refusal'>) {
  return (
    <div className={styles.check}>
      <input id={id} name={name} value={value} type={type} defaultChecked={isChecked} required={required} />
      <label htmlFor={id}>{text}</label>
    </div>
  )
}

type TrapProps = { id: string; name: string; label: string }

/** For programs that fill in whatever they find: people neither see it nor come to it. */
export function Trap({ id, name, label }: TrapProps) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type GroupProps = { legend: string; hint?: string; problem?: string; children: ReactNode }

/** Several checks that answer one question. */
export function CheckGroup({ legend, hint, problem, children }: GroupProps) {
  return (
    <fieldset className={problem === undefined ? styles.field : `${styles.field} ${styles.bad}`}>
      <legend>{legend}</legend>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {problem === undefined ? null : <Problem>{problem}</Problem>}
      {children}
    </fieldset>
  )
}

type SummaryProps = {
  title: string
  /** `when` names what uncovers one that waits. */
  problems: readonly { id: string; text: string; when?: string }[]
  when?: string
}

/** All that is to be put right, each leading to its field. */
export function ProblemSummary({ title, problems, when }: SummaryProps) {
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} {...waiting(when)}>
      <Problem>{title}</Problem>
      <ul>
        {problems.map(({ id, text, when }) => (
          <li key={text} {...waiting(when)}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TroubleProps = { title: string; text: string; when: string }

/** Why nothing was sent, though every answer was right. It waits in the page. */
export function Trouble({ title, text, when }: TroubleProps) {
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} {...waiting(when)}>
      <Problem>{title}</Problem>
      <p>{text}</p>
    </div>
  )
}

type LiveFormProps = Pick<FormProps, 'label' | 'hooks' | 'children'> & {
  place: RefObject<HTMLFormElement>
  onSend: (form: HTMLFormElement) => void
  /** At each thing that somebody fills in. */
  onFill?: () => void
  /** Where the code says itself what is to be put right. */
  noValidate?: boolean
}

/** On a page that is drawn in the browser: what is sent goes to the code that draws it. */
export function LiveForm({ label, hooks, place, onSend, onFill, noValidate, children }: LiveFormProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      ref={place}
      noValidate={noValidate}
      onInput={onFill}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(event.currentTarget)
      }}
      {...hooks}
    >
      {children}
    </form>
  )
}

type FormProps = {
  label: string
  action: string
  method: 'get' | 'post'
  hooks?: Readonly<Record<`data-${string}`, string>>
  children: ReactNode
}

/** Works as it stands, by sending a page. */
export function Form({ label, action, method, hooks, children }: FormProps) {
  return (
    <form className={styles.form} aria-label={label} action={action} method={method} noValidate {...hooks}>
      {children}
    </form>
  )
}
