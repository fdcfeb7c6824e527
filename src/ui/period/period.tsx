import { type FormEvent } from 'react'
import { Button } from '../button/button'
import { TextField } from '../field/field'
import * as styles from './period.module.css'

type Days = { from?: string | undefined; until?: string | undefined }

type Props = {
  id: string
  words: { title: string; from: string; until: string; apply: string }
  chosen: Days
  apply: (days: Days) => void
  /** Leads to the same answers of any day, where some are chosen. */
  clear?: { href: string; text: string } | undefined
}

const toDay = (given: FormDataEntryValue | null): string | undefined =>
  typeof given === 'string' && given !== '' ? given : undefined

/** From which day to which; anyone who mixes the two up means the same. */
export function Period({ id, words, chosen, apply, clear }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [from, until] = ['from', 'until'].map((name) => toDay(given.get(name)))
    const isMixedUp = from !== undefined && until !== undefined && from > until
    apply(isMixedUp ? { from: until, until: from } : { from, until })
  }
  return (
    // Another period, as by going back, begins again with fields that say so.
    <form key={`${chosen.from}/${chosen.until}`} className={styles.period} aria-labelledby={id} onSubmit={send}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <TextField id={`${id}_from`} name="from" type="date" label={words.from} defaultValue={chosen.from ?? ''} />
      <TextField id={`${id}_until`} name="until" type="date" label={words.until} defaultValue={chosen.until ?? ''} />
      <p className={styles.actions}>
        <Button kind="quiet">{words.apply}</Button>
        {clear === undefined ? null : <a href={clear.href}>{clear.text}</a>}
      </p>
    </form>
  )
}
