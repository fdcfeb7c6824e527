import { type HTMLInputTypeAttribute, type ReactNode } from 'react'
import { type Words } from '../words/en'

/** What is wrong with a form: the words, under the name of the field at fault or, for all of it, under `form`. */
export type Problems = Readonly<Record<string, string>>

type FieldProps = {
  name: string
  label: string
  type?: HTMLInputTypeAttribute
  autoComplete: string
  value?: string | undefined
  problems: Problems
  hint?: ReactNode
  inputMode?: 'numeric'
  data?: Readonly<Record<`data-${string}`, string>>
}

export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  value,
  problems,
  hint,
  inputMode,
  data,
}: FieldProps) {
  const problem = problems[name]
  const described = [problem ? `${name}-problem` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {problem && (
        <p className="wrong" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        inputMode={inputMode}
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
        {...data}
      />
      {hint && <div id={`${name}-hint`}>{hint}</div>}
    </div>
  )
}

/** Everything that is wrong, first on the page and first in focus, with a way to each field. */
export function ProblemList({ problems, words }: { problems: Problems; words: Words }) {
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    // Focus says to a screen reader what changed, as a script would otherwise have to.
    // eslint-disable-next-line jsx-a11y/no-autofocus -- see above
    <div className="problems" role="group" aria-label={words.fixThis} tabIndex={-1} autoFocus>
      <ul className="list">
        {found.map(([name, problem]) => (
          <li key={name}>{name === 'form' ? problem : <a href={`#${name}`}>{problem}</a>}</li>
        ))}
      </ul>
    </div>
  )
}

type ButtonProps = { children: ReactNode; kind?: 'quiet'; action?: string }

/** Sends the form around it; `action` says which of its buttons was pressed. */
export function Button({ children, kind, action }: ButtonProps) {
  const pressed = action === undefined ? {} : { name: 'action', value: action }
  return (
    <button className={kind ? `btn ${kind}` : 'btn'} {...pressed} formNoValidate>
      {children}
    </button>
  )
}
