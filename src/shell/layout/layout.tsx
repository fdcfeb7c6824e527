import { type ReactNode } from 'react'
import { type Locale } from '../../config/locales'
import { optionalCategories } from '../../config/stored-keys'
import { type SharedWords, sharedWords } from '../../i18n/words'
import { ConsentQuestion } from '../../ui/consent-question/consent-question'
import { Footer, type FooterBadge } from '../../ui/footer/footer'
import { AccountTool, type Entry, Header, Tool } from '../../ui/header/header'
import { type LanguageLink, LanguageSwitch } from '../../ui/language-switch/language-switch'
import { type Link } from '../../ui/link'
import { Notice } from '../../ui/notice/notice'

/** What the frame of a page says; plain data, the same for every page of a language but for what is current. */
export type Frame = {
  locale: Locale
  home: string
  navigation: readonly (Link & { isCurrent?: boolean; below?: readonly Link[] })[]
  tools: readonly Link[]
  /** Where the results of a search are. */
  search: string
  /** Where signing in begins; for the signed-in person a script puts their name and own page in its place. */
  account?: (Link & { own?: string }) | undefined
  languages: readonly LanguageLink[]
  /** Where readers learn what is stored with them. */
  cookiePolicy?: Link
  footer: {
    statements: readonly { text: string; lang?: string }[]
    badge?: FooterBadge
    groups: readonly { title: string; links: readonly Link[] }[]
  }
  /** From the site's settings, or that a page is not there in a language. */
  notice?: string
}

function toEntries(frame: Frame, words: SharedWords): Entry[] {
  return frame.navigation.map(({ below = [], ...entry }, position) => {
    if (below.length === 0) return entry
    const overview = words('shell.overview', { title: entry.text })
    return { ...entry, panel: { id: `panel_${position}`, overview, links: below } }
  })
}

function Consent({ frame: { cookiePolicy }, words }: { frame: Frame; words: SharedWords }) {
  return (
    <ConsentQuestion
      title={words('consent.heading')}
      text={words('consent.text')}
      acceptAll={words('consent.accept-all')}
      refuseAll={words('consent.refuse-all')}
      choices={optionalCategories.map((value) => ({ value, text: words(`consent.${value}`) }))}
      choose={words('consent.choose')}
      keep={words('consent.keep')}
      more={cookiePolicy}
    />
  )
}

/** Only where the signed-in person has a page does a name take its place. */
const Account = (account: NonNullable<Frame['account']>) =>
  account.own === undefined ? <Tool {...account} /> : <AccountTool {...account} />

const Tools = ({ frame, words }: { frame: Frame; words: SharedWords }) => (
  <>
    {frame.account === undefined ? null : <Account {...frame.account} />}
    {frame.tools.map((tool) => (
      <Tool key={tool.href} {...tool} />
    ))}
    <LanguageSwitch label={words('shell.language')} languages={frame.languages} />
  </>
)

/** The frame of every page: skip link, header, what the page is about, footer. */
export function Layout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const words = sharedWords(frame.locale)
  return (
    <>
      <a className="skip" href="#main_content">
        {words('shell.skip')}
      </a>
      <Consent frame={frame} words={words} />
      <Header
        home={frame.home}
        search={{
          action: frame.search,
          locale: frame.locale,
          label: words('shell.search-site'),
          button: words('shell.search'),
        }}
        words={{ navigation: words('shell.main-navigation'), menu: words('shell.menu') }}
        entries={toEntries(frame, words)}
        tools={<Tools frame={frame} words={words} />}
      />
      <main id="main_content" tabIndex={-1}>
        {frame.notice === undefined ? null : (
          <div className="wrap">
            <Notice>
              <p>{frame.notice}</p>
            </Notice>
          </div>
        )}
        {children}
      </main>
      <Footer
        statements={frame.footer.statements}
        badge={frame.footer.badge}
        groups={frame.footer.groups.map((group, position) => ({ ...group, id: `footer_${position}` }))}
      />
    </>
  )
}
