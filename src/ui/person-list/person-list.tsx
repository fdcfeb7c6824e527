import { Name } from '../name/name'
import { type PictureData } from '../picture/picture'
import { Portrait } from '../portrait/portrait'
import * as styles from './person-list.module.css'

export type PersonEntry = {
  slug: string
  href: string
  /** The language of their page, where that is another than this page's. */
  hreflang?: string
  name: readonly { text: string; lang?: string }[]
  /** Partner, Brussels */
  role: string
  note?: string
  photo?: PictureData
}

type Props = {
  people: readonly PersonEntry[]
  look?: 'plates' | 'rows'
  /** The level of the headings below which the list stands. */
  level?: 2 | 3
}

/** People by their portraits, or in rows with small ones. */
export function PersonList({ people, look = 'plates', level = 3 }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles[look]}>
      {people.map(({ slug, href, hreflang, name, role, note, photo }) => (
        <li key={href} className={styles.person}>
          <Portrait slug={slug} photo={photo && { ...photo, alt: '' }} size={look === 'plates' ? 'plate' : 'small'} />
          <div>
            <Title className={styles.name}>
              <a href={href} hrefLang={hreflang}>
                <Name parts={name} />
              </a>
            </Title>
            <p>{role}</p>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
