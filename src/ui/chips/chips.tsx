import * as styles from './chips.module.css'

type Chip = { value: string; text: string; count: number }

type Props = {
  label: string
  chips: readonly Chip[]
  /** The one whose rows are shown. */
  chosen: string
  onChoose: (value: string) => void
}

/** Narrows what stands below to one kind, or shows all of it. */
export const Chips = ({ label, chips, chosen, onChoose }: Props) => (
  <ul className={styles.chips} aria-label={label}>
    {chips.map(({ value, text, count }) => (
      <li key={value}>
        <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text} {count}
        </button>
      </li>
    ))}
  </ul>
)
