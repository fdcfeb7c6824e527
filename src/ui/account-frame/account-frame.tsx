import { type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { type Link } from '../link'
import * as styles from './account-frame.module.css'

export type AccountPlace = Link & { isCurrent?: boolean }

type Props = {
  /** What holds for everything below just now, such as that there is no connection. */
  warning?: string | undefined
  /** What ends it. */
  leave: ReactNode
  label: string
  /** In groups, which a line tells apart. */
  places: readonly (readonly AccountPlace[])[]
  /** The parts of the present place, each at an address of its own. */
  tabs?: { label: string; places: readonly AccountPlace[] } | undefined
  children: ReactNode
}

const menuId = 'account_places'
// As in the header: the browser opens and closes it.
const opens = { popovertarget: menuId }
const isOpened = { popover: 'auto' }

const Place = ({ href, text, isCurrent = false }: AccountPlace) => (
  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
    {text}
  </a>
)

/** Around every page of somebody's own. Where there is little room it names the present place, and opens the others. */
export function AccountFrame({ warning, leave, label, places, tabs, children }: Props) {
  const present = places.flat().find(({ isCurrent }) => isCurrent)
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <div className={`wrap ${styles.bar}`}>
          <nav aria-label={label}>
            <button type="button" className={styles.opener} {...opens}>
              <span>{present?.text ?? label}</span>
              <Icon name="chevron" />
            </button>
            <div className={styles.menu} id={menuId} {...isOpened}>
              {places.map((group) => (
                <ul key={group[0]?.href} className={styles.places}>
                  {group.map((place) => (
                    <li key={place.href}>
                      <Place {...place} />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </nav>
          <div className={styles.who}>
            <p role="status" className={styles.warning}>
              {warning}
            </p>
            {leave}
          </div>
        </div>
      </div>
      {tabs === undefined || tabs.places.length === 0 ? null : <Tabs {...tabs} />}
      {children}
    </div>
  )
}

const Tabs = ({ label, places }: NonNullable<Props['tabs']>) => (
  <nav className="wrap" aria-label={label}>
    <ul className={styles.tabs}>
      {places.map((place) => (
        <li key={place.href}>
          <Place {...place} />
        </li>
      ))}
    </ul>
  </nav>
)
