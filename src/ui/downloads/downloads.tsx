import { Icon } from '../icon/icon'
import * as styles from './downloads.module.css'

type Props = { files: readonly { href: string; title: string; kind: string }[] }

/** Files, each with what it is and how large. */
export function Downloads({ files }: Props) {
  return (
    <ul className={styles.downloads}>
      {files.map(({ href, title, kind }) => (
        <li key={href}>
          <a href={href} download="">
            <Icon name="download" />
            <span>{title}</span>
          </a>
          <span className={styles.kind}>{kind}</span>
        </li>
      ))}
    </ul>
  )
}
