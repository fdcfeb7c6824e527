import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import * as styles from './search-box.module.css'

type Props = {
  id: string
  action: string
  label: string
  button: string
  value?: string
  /** On a page that stands where nothing was found: filled with the words of the address that was asked for. */
  isLost?: boolean
}

/** A plain form: its answer is a page. */
export function SearchBox({ id, action, label, button, value, isLost = false }: Props) {
  return (
    <form className={styles.box} role="search" action={action}>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        name="q"
        type="search"
        placeholder={label}
        defaultValue={value}
        autoComplete="off"
        {...(isLost ? { 'data-lost-words': '' } : {})}
      />
      <Button>{button}</Button>
    </form>
  )
}
