import { type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { type Link } from '../link'
import { Mark } from '../mark/mark'
import { SearchBox } from '../search-box/search-box'
import * as styles from './header.module.css'
import { Sheet } from './sheet'

export type Entry = Link & {
  isCurrent?: boolean
  /** What opens below it; the entry's own page is the first of them. */
  panel?: { id: string; overview: string; links: readonly Link[]; aside?: ReactNode }
}

type SearchPlace = { action: string; locale: string; label: string; button: string }

type Props = {
  home: string
  words: { navigation: string; menu: string }
  entries: readonly Entry[]
  search?: SearchPlace
  /** Signing in, contact, languages: beside the firm's name on a wide screen, above the entries in the menu. */
  tools: ReactNode
}

const menuId = 'menu'
const searchId = 'search_panel'

// The browser opens and closes them, Escape and a click elsewhere included, without a script. React 18 does not know these
// attributes, and so passes them on as they are written.
const opens = (id: string) => ({ popovertarget: id })
const isOpened = { popover: 'auto' }

function Panel({ entry, panel }: { entry: Entry; panel: NonNullable<Entry['panel']> }) {
  return (
    <>
      <button
        type="button"
        className={entry.isCurrent ? `${styles.entry} ${styles.current}` : styles.entry}
        {...opens(panel.id)}
      >
        {entry.text}
        <Icon name="chevron" />
      </button>
      <div className={styles.panel} id={panel.id} {...isOpened}>
        <Sheet overview={{ href: entry.href, text: panel.overview }} links={panel.links} aside={panel.aside} />
      </div>
    </>
  )
}

const Contents = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
  <nav className={styles.contents} aria-label={label}>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.href}>
          {entry.panel === undefined ? (
            <a className={styles.entry} href={entry.href} aria-current={entry.isCurrent ? 'true' : undefined}>
              {entry.text}
            </a>
          ) : (
            <Panel entry={entry} panel={entry.panel} />
          )}
        </li>
      ))}
    </ul>
  </nav>
)

/** The firm's name, the reader's tools, and below them what the site holds. Not sticky: it covers nothing. */
export function Header({ home, words, entries, search, tools }: Props) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Mark href={home} />
        <button type="button" className={styles.opener} {...opens(menuId)}>
          <Icon name="menu" />
          {words.menu}
        </button>
        <div className={styles.menu} id={menuId} {...isOpened}>
          <div className={styles.tools}>{tools}</div>
          {entries.length === 0 ? null : <Contents label={words.navigation} entries={entries} />}
        </div>
        {search === undefined ? null : <Search {...search} />}
      </div>
    </header>
  )
}

/** Opens below the header; without a script it leads to the page that says why nothing can be found, and where all is listed. */
const Search = (place: SearchPlace) => (
  <>
    <button type="button" className={`${styles.entry} ${styles.search} ${styles.scripted}`} {...opens(searchId)}>
      <SearchSign {...place} />
    </button>
    <div className={styles.panel} id={searchId} {...isOpened}>
      <div className="wrap">
        <SearchBox id="search_header" {...place} isFirst />
      </div>
    </div>
    <a className={`${styles.entry} ${styles.search} ${styles.unscripted}`} href={place.action}>
      <SearchSign {...place} />
    </a>
  </>
)

const SearchSign = ({ button }: Pick<SearchPlace, 'button'>) => (
  <>
    <Icon name="search" />
    <span className={styles.word}>{button}</span>
  </>
)

/** A link among the tools. */
export function Tool({ href, text, hreflang }: Link) {
  return (
    <a className={styles.entry} href={href} hrefLang={hreflang}>
      {text}
    </a>
  )
}

/** Signing in, or the own page of the signed-in person: as wide for the one as for the other. */
export function AccountTool({ href, text, own }: Link & { own?: string }) {
  return (
    <a className={`${styles.entry} ${styles.account}`} href={href} data-account={own}>
      {text}
    </a>
  )
}
