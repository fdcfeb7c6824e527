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
