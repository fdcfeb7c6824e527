import { Icon } from '../icon/icon'
import * as styles from './share.module.css'

type Props = {
  label: string
  /** Each opens a page of the network's; a script may make it a small window. */
  networks: readonly { href: string; text: string }[]
  email: { href: string; text: string }
}

/** Ways to pass the page on. */
export function Share({ label, networks, email }: Props) {
  return (
    <ul className={styles.share} aria-label={label}>
      {networks.map(({ href, text }) => (
        <li key={href}>
          <a href={href} rel="noopener" data-share="">
            <Icon name="link" />
            {text}
          </a>
        </li>
      ))}
      <li>
        <a href={email.href}>
          <Icon name="mail" />
          {email.text}
        </a>
      </li>
    </ul>
  )
}
