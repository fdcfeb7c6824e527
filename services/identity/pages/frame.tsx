import { type ReactNode } from 'react'
import { directionOf, locales } from '../../../src/config/locales'
import { firm } from '../../../src/firm/firm'
import { Mark } from '../../../src/ui/mark/mark'
import { Quill } from '../../../src/ui/quill/quill'
import { type RegisteredClient } from '../clients'
import { type PageLocale, pageLocales } from '../words/choose-words'
import { type Words } from '../words/en'
import { stylesheet } from './stylesheet'

/** Makes the address of another page of the same sign-in. */
export type Link = (path: string) => string

/** How a page is to look: in which language, and where it leads. */
export type Look = {
  words: Words
  locale: PageLocale
  /** The same page in another language. */
  inLocale: (locale: PageLocale) => string
  mountPath: string
  siteOrigin: string
  /** The website's own page for signing in, where a sign-in that cannot go on starts over. */
  startOver: string
  /** Where the website shows people who are signed in what is theirs. */
  onward: string
  /** The website's first page in the language of this one. */
  home: string
  clients: RegisteredClient[]
}

export type PageContent = {
  title: string
  lead?: ReactNode
  body?: ReactNode
  /** A plate stands beside what people do here, a bare shaft beside what they are only told. */
  art: 'plate' | 'bare'
  hasProblems?: boolean
  script?: 'password-rules'
}

// A title longer than this would fill a telephone's screen.
const shortTitle = 18

export function Frame({ content, look }: { content: PageContent; look: Look }) {
  const { title, lead, body, art } = content
  const { words, locale, siteOrigin } = look
  return (
    <html lang={locales[locale].htmlLang} dir={directionOf(locale)}>
      <Head content={content} look={look} />
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="head">
          <div className="wrap">
            <Mark href={`${siteOrigin}/`} />
            <Languages look={look} />
          </div>
        </header>
        <main id="main">
          <div className="wrap page">
            <div className="matter">
              <div className="title">
                <h1 className={title.length > shortTitle ? 'long' : undefined}>{title}</h1>
                {lead && <p className="lead">{lead}</p>}
              </div>
              {body}
            </div>
            <div className={art === 'plate' ? 'plate' : 'aside'}>
              <Quill kind={art === 'plate' ? 'standing' : 'bare'} />
            </div>
          </div>
        </main>
        <footer className="foot">
          <p className="wrap">{words.notice}</p>
        </footer>
      </body>
    </html>
  )
}

function Head({ content: { title, hasProblems = false, script }, look }: { content: PageContent; look: Look }) {
  const { words, mountPath } = look
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{`${hasProblems ? words.toFix(title) : title} | ${firm.name}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href="/fonts/display.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <style dangerouslySetInnerHTML={{ __html: stylesheet.text }} />
      {script && <script type="module" src={`${mountPath}/assets/${script}.js`} />}
    </head>
  )
}

function Languages({ look }: { look: Look }) {
  return (
    <nav className="langs" aria-label={look.words.language}>
      {pageLocales.map((locale) => {
        const { name, short, htmlLang } = locales[locale]
        const isHere = locale === look.locale
        return (
          <a
            key={locale}
            href={look.inLocale(locale)}
            lang={htmlLang}
            hrefLang={htmlLang}
            // What is seen must be part of what is said, for people who speak to their browser.
            aria-label={name === short ? name : `${short}, ${name}`}
            aria-current={isHere ? 'true' : undefined}
          >
            {short}
          </a>
        )
      })}
    </nav>
  )
}
