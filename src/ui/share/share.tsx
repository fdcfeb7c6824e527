import { LinkAction } from '../button/button'
import { Icon } from '../icon/icon'
import * as styles from './share.module.css'

type Props = {
  label: string
  /** Each opens a page of the network's; a script may make it a small window. */
  networks: readonly { href: string; text: string }[]
  email: { href: string; text: string }
  /** What a script adds: the page's address to be copied, and its printing. */
  copy: { url: string; text: string; done: string }
  print: string
}

/** Ways to pass the page on. */
export function Share({ label, networks, email, copy, print }: Props) {
  return (
    <ul className={styles.share} aria-label={label}>
      {networks.map(({ href, text }) => (
        <li key={href}>
          <a href={href} rel="noopener" data-share="">
            <Icon name="out" />
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
      <li>
        <LinkAction icon="link" hooks={{ 'data-copy': copy.url, 'data-copied': copy.done }}>
          {copy.text}
        </LinkAction>
        <span role="status" />
      </li>
      <li>
        <LinkAction icon="print" hooks={{ 'data-print': '' }}>
          {print}
        </LinkAction>
      </li>
    </ul>
  )
}
