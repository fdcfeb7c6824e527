import { type FormEvent, type InputHTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import * as styles from './search-box.module.css'

type Words = { id: string; label: string; button: string }
/**
 * `name` tells it from the others of a page. `isLost`: on a page that stands where nothing was found, it is filled with the
 * words of the address that was asked for. `hasOwnAnswers`: its page answers what is typed, below it. `instead`: where to go
 * on without a script, where nothing else on the page says so.
 */
type Props = Words & {
  action: string
  /** In which language a script is to answer. */
  locale: string
  value?: string
  name?: string
  isFirst?: boolean
  isLost?: boolean
  hasOwnAnswers?: boolean
  instead?: ReactNode
  /** Answers while one types, where a script has drawn it. */
  onType?: (query: string) => void
}

/** A plain form: its answer is a page, which is drawn by a script. A script may take over what is in it. */
export function SearchBox(props: Props) {
  const { action, locale, value, name, isFirst, isLost, hasOwnAnswers, instead, onType, ...words } = props
  const input = {
    defaultValue: value,
    ...(isFirst ? { autoFocus: true, ref: markFirst } : {}),
    ...(isLost ? { 'data-lost-words': '' } : {}),
  }
  return (
    <>
      <form
        className={styles.box}
        role="search"
        action={action}
        aria-label={name ?? words.label}
        data-locale={locale}
        data-own-answers={hasOwnAnswers ? '' : undefined}
        {...toLive(onType)}
      >
        {/* A panel that opens puts the reader where there is only one thing to do. */}
        <SearchField {...words} input={input} />
      </form>
      {instead === undefined ? null : <p className={styles.instead}>{instead}</p>}
    </>
  )
}

/** A panel looks for this attribute when it opens, and React writes it on the server alone. */
const markFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

/** What is typed is answered at once, so that sending it leads nowhere. */
const toLive = (onType: Props['onType']) =>
  onType && {
    onSubmit: (event: FormEvent) => event.preventDefault(),
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement) onType(target.value)
    },
  }

type FieldProps = Words & {
  input: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>
  children?: ReactNode
}

/** What is in the form: with a script, or without. */
export function SearchField({ id, label, button, input, children }: FieldProps) {
  return (
    <>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <Icon name="search" />
      <input id={id} name="q" type="search" placeholder={label} autoComplete="off" {...input} />
      <Button>{button}</Button>
      {children}
    </>
  )
}
