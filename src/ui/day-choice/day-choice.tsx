import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button'
import * as styles from './day-choice.module.css'

const dayMs = 86_400_000
const toNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
const toDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

type Props = {
  label: string
  /** The day in words. */
  shown: string
  day: string
  /** The slider goes from one to the other; the field takes any day. */
  first: string
  last: string
  words: { day: string; show: string }
  onChoose: (day: string) => void
  tell: (day: string) => string
  children?: ReactNode
}

/** A day of the calendar, by a slider or by its date. */
export function DayChoice({ label, shown, day, words, onChoose, tell, children, ...ends }: Props) {
  const id = useId()
  const [held, setHeld] = useState<{ of: string; day: string }>()
  const chosen = held?.of === day ? held.day : day
  const hold = (next: string) => setHeld({ of: day, day: next })
  const choose = () => {
    if (chosen !== day && /^\d{4}-\d\d-\d\d$/.test(chosen)) onChoose(chosen)
  }
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        choose()
      }}
    >
      <p className={styles.shown}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <output>{chosen === day ? shown : tell(chosen)}</output>
      </p>
      <Slider label={`${id}-label`} {...ends} {...{ chosen, tell, hold, choose }} />
      <div className={styles.field}>
        <label htmlFor={`${id}-day`}>{words.day}</label>
        <input id={`${id}-day`} type="date" required value={chosen} onChange={(event) => hold(event.target.value)} />
        <Button kind="quiet">{words.show}</Button>
      </div>
      {children}
    </form>
  )
}

type SliderProps = Pick<Props, 'label' | 'first' | 'last' | 'tell'> & {
  chosen: string
  hold: (day: string) => void
  choose: () => void
}

/** Arrow keys move by a day, page keys by a tenth of the way; what is chosen counts once it is let go. */
function Slider({ label, first, last, tell, chosen, hold, choose }: SliderProps) {
  const [from, to] = [toNumber(first), toNumber(last)]
  const value = Number.isNaN(toNumber(chosen)) ? to : toNumber(chosen)
  return (
    <input
      className={styles.slider}
      type="range"
      aria-labelledby={label}
      aria-valuetext={tell(chosen)}
      min={from}
      max={to}
      value={Math.max(from, Math.min(to, value))}
      onChange={(event) => hold(toDay(Number(event.target.value)))}
      onPointerUp={choose}
      onKeyUp={choose}
    />
  )
}
