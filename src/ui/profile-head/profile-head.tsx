import { type ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { LinkAction } from '../button/button'
import { Icon, type IconName } from '../icon/icon'
import { type Link } from '../link'
import { Name } from '../name/name'
import { type PictureData } from '../picture/picture'
import { Portrait } from '../portrait/portrait'
import * as styles from './profile-head.module.css'

type Props = {
  slug: string
  name: readonly { text: string; lang?: string }[]
  /** Partner, Brussels */
  position: string
  above: { label: string; links: readonly Link[] }
  lead?: ReactNode
  photo?: PictureData
  contacts: readonly (Link & { icon: IconName })[]
  /** What a script adds: the page on paper. */
  print: string
}

/** A person: the name very large, the portrait, and how to reach them. */
export function ProfileHead({ slug, name, position, above, lead, photo, contacts, print }: Props) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumb {...above} />
      <div className={styles.plate}>
        <Portrait slug={slug} photo={photo} />
      </div>
      <div className={styles.who}>
        <h1 className={styles.name}>
          <Name parts={name} />
        </h1>
        <p className={styles.role}>{position}</p>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        <ul className={styles.contacts}>
          {contacts.map(({ href, text, icon }) => (
            // Paper holds no file.
            <li key={href} className={icon === 'download' ? 'unprinted' : undefined}>
              <a href={href}>
                <Icon name={icon} />
                {text}
              </a>
            </li>
          ))}
          <li className="unprinted">
            <LinkAction icon="print" hooks={{ 'data-print': '' }}>
              {print}
            </LinkAction>
          </li>
        </ul>
      </div>
    </header>
  )
}
