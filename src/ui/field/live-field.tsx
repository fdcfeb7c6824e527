import * as styles from './field.module.css'

type SearchProps = { id: string; label: string; onType: (typed: string) => void }

/** Narrows what stands below it while somebody types. */
export const SearchField = ({ id, label, onType }: SearchProps) => (
  <div className={styles.form}>
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" autoComplete="off" onChange={({ currentTarget }) => onType(currentTarget.value)} />
    </div>
  </div>
)

type SelectProps = {
  id: string
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  /** What it is about stands beside it already. */
  isPlain?: boolean
  onChoose: (value: string) => void
}

/** One of several, taken as soon as it is chosen. */
export const LiveSelect = ({ id, label, value, options, isPlain = false, onChoose }: SelectProps) => (
  <div className={styles.form}>
    <div className={styles.field}>
      <label htmlFor={id} className={isPlain ? 'unseen' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  </div>
)
