import { Icon } from '../icon/icon'
import { type Link } from '../link'
import * as styles from './chosen.module.css'

type Props = {
  label: string
  /** Each leads to the same answers without it, and says so to who does not see the cross. */
  choices: readonly (Link & { label: string })[]
  /** Leads to the answers without any of them. */
  none?: Link | undefined
}

/** What narrows a list, in words above it: each can be taken away, and all together. */
export function Chosen({ label, choices, none }: Props) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={label}>
      {choices.map(({ href, text, label: name }) => (
        <li key={href}>
          <a className={styles.choice} href={href} aria-label={name}>
            {text}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {none === undefined ? null : (
        <li>
          <a className={styles.none} href={none.href}>
            {none.text}
          </a>
        </li>
      )}
    </ul>
  )
}
