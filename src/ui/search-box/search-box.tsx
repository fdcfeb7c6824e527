import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import * as styles from './search-box.module.css'

type Props = { id: string; action: string; label: string; button: string; value?: string }

/** A plain form: its answer is a page. */
export function SearchBox({ id, action, label, button, value }: Props) {
  return (
    <form className={styles.box} role="search" action={action}>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <Icon name="search" />
      <input id={id} name="q" type="search" placeholder={label} defaultValue={value} autoComplete="off" />
      <Button>{button}</Button>
    </form>
  )
}
