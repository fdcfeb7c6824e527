import { type ReactNode } from 'react'
import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { Footer } from '../ui/footer/footer'
import { Header, Tool } from '../ui/header/header'
import { LanguageSwitch, type LanguageLink } from '../ui/language-switch/language-switch'
import { type Link } from '../ui/link'
import { Notice } from '../ui/notice/notice'

export type ShellEntry = Link & { isCurrent: boolean; links: Link[] }

/** What stands around every page. */
export type Shell = {
  home: string
  entries: ShellEntry[]
  languages: LanguageLink[]
  contact: Link | undefined
  groups: { id: string; title: string; links: Link[] }[]
  statements: string[]
  notice: string | undefined
}

type Props = { locale: Locale; shell: Shell; children: ReactNode }

/** The page between its header and its footer. */
export function Layout({ locale, shell, children }: Props) {
  const words = sharedWords(locale)
  return (
    <>
      <a className="skip" href="#main_content">
        {words('shell.skip')}
      </a>
      <Header
        home={shell.home}
        words={{ navigation: words('shell.main-navigation'), menu: words('shell.menu') }}
        entries={shell.entries.map((entry, position) => toEntry(entry, position, locale))}
        tools={
          <>
            {shell.contact ? <Tool {...shell.contact} /> : null}
            <LanguageSwitch label={words('shell.language')} languages={shell.languages} />
          </>
        }
      />
      <main id="main_content">{children}</main>
      {shell.notice === undefined ? null : (
        <div className="wrap">
          <Notice>
            <p>{shell.notice}</p>
          </Notice>
        </div>
      )}
      <Footer statements={shell.statements} groups={shell.groups} />
    </>
  )
}

function toEntry({ href, text, isCurrent, links }: ShellEntry, position: number, locale: Locale) {
  const overview = sharedWords(locale)('shell.overview', { title: text })
  return {
    href,
    text,
    isCurrent,
    ...(links.length > 0 ? { panel: { id: `panel_${position + 1}`, overview, links } } : {}),
  }
}
