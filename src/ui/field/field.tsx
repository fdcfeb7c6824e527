import { type InputHTMLAttributes, type ReactNode } from 'react'
import * as styles from './field.module.css'

type Question = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  /** Says what to do about it. */
  problem?: string | undefined
}

const describers = ({ id, hint, problem }: Question): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].filter(Boolean).join(' ') ||
  undefined

function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.problem} id={id}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2.5 14 13H2z" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

function Explained({ question, children }: { question: Question; children: ReactNode }) {
  const { id, label, hint, problem } = question
  return (
    <div className={problem === undefined ? styles.field : `${styles.field} ${styles.bad}`}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : <Problem id={`${id}-problem`}>{problem}</Problem>}
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
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'defaultValue' | 'required' | 'maxLength'>

export function TextField(props: TextProps) {
  const { type = 'text', autoComplete, defaultValue, required, maxLength } = props
  return (
    <Explained question={props}>
      <input {...toAttributes(props)} {...{ type, autoComplete, defaultValue, required, maxLength }} />
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
}

export function Check({ id, name, value, text, type = 'checkbox', isChecked = false }: CheckProps) {
  return (
    <div className={styles.check}>
      <input id={id} name={name} value={value} type={type} defaultChecked={isChecked} />
      <label htmlFor={id}>{text}</label>
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

type SummaryProps = { title: string; problems: readonly { id: string; text: string }[] }

/** All that is to be put right, each leading to its field. */
export function ProblemSummary({ title, problems }: SummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <Problem>{title}</Problem>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FormProps = { label: string; action: string; method: 'get' | 'post'; children: ReactNode }

/** Works as it stands, by sending a page. */
export function Form({ label, action, method, children }: FormProps) {
  return (
    <form className={styles.form} aria-label={label} action={action} method={method} noValidate>
      {children}
    </form>
  )
}
