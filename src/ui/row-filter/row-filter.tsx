import { SelectField, TextField } from '../field/field'
import * as styles from './row-filter.module.css'

type Props = {
  /** Of the table whose rows are narrowed, by what names each and by the state that is shown in it. */
  table: string
  name: string
  state: string
  /** The first is any; the others are what cells say in `data-state`. */
  states: readonly { value: string; text: string }[]
  /** With `{shown}` and `{total}`. */
  count: string
}

/** Narrows the rows of a table that is whole without it. Where there are no scripts, nobody sees it. */
export const RowFilter = ({ table, name, state, states, count }: Props) => (
  <div className={styles.filter} data-row-filter={table}>
    <TextField id={`${table}-name`} name="row" label={name} autoComplete="off" />
    <SelectField id={`${table}-state`} name="state" label={state} options={states} />
    <p role="status" data-count={count} />
  </div>
)
