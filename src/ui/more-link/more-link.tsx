import { Icon, type IconName } from '../icon/icon'
import { type Link } from '../link'
import * as styles from './more-link.module.css'

/** Leads out of a section, to all of what it showed some of. */
export function MoreLink({ href, text, icon = 'arrow' }: Link & { icon?: IconName }) {
  return (
    <a className={styles.more} href={href}>
      {icon === 'arrow' ? null : <Icon name={icon} />}
      {text}
      {icon === 'arrow' ? <Icon name="arrow" /> : null}
    </a>
  )
}
