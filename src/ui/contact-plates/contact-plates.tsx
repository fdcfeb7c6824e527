import { Icon, type IconName } from '../icon/icon'
import { type Link } from '../link'
import { Name } from '../name/name'
import { type PictureData } from '../picture/picture'
import { Portrait } from '../portrait/portrait'
import * as styles from './contact-plates.module.css'

export type ContactPlate = {
  slug: string
  href: string
  name: readonly { text: string; lang?: string }[]
  /** Partner, Brussels */
  role: string
  photo?: PictureData | undefined
  ways: readonly (Link & { icon: IconName })[]
}

/** People with all the ways to reach them. */
export const ContactPlates = ({ people }: { people: readonly ContactPlate[] }) => (
  <ul className={styles.plates}>
    {people.map(({ slug, href, name, role, photo, ways }) => (
      <li key={href} className={styles.person}>
        <Portrait slug={slug} photo={photo} size="small" />
        <div>
          <h3 className={styles.name}>
            <a href={href}>
              <Name parts={name} />
            </a>
          </h3>
          <p className={styles.role}>{role}</p>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.href}>
                <a className={styles.way} href={way.href}>
                  <Icon name={way.icon} />
                  {way.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
)
