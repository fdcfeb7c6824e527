import { type ReactNode } from 'react'
import { type Brochure, type Chapter } from '../../../../services/demo/brochures/plan-brochure'
import { locales } from '../../../../src/config/locales'
import { Quill } from '../../../../src/ui/mark/mark'
import { Front, Rose } from './engraving'
import { FactList } from './fact-list'
import { FirmPage } from './firm-page'
import { ShownPart } from './shown-part'

/** What only a print tells, by the ids of chapters. */
export type Layout = {
  /** On which page each begins. */
  pages: ReadonlyMap<string, number>
  /** Those that were longer than a page, and are set closer. */
  long: ReadonlySet<string>
}

type Props = { brochure: Brochure; styles: string; layout: Layout }

export function BrochureDocument({ brochure, styles, layout }: Props): ReactNode {
  const { locale, title, firm, chapters } = brochure
  return (
    <html lang={locales[locale].htmlLang} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title}: ${firm}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Cover brochure={brochure} />
        <Contents brochure={brochure} pages={layout.pages} />
        <FirmPage brochure={brochure} />
        {chapters.map((chapter, position) => (
          <ShownChapter
            key={chapter.id}
            chapter={chapter}
            number={position + 2}
            brochure={brochure}
            isLong={layout.long.has(chapter.id)}
          />
        ))}
      </body>
    </html>
  )
}

// A4 at four units to a millimetre.
const sheet = { width: 840, height: 1188 }

// Chosen by eye among what seeds draw: no strong line crosses the firm's name.
const covers: Readonly<Record<string, string>> = {
  london: 'brochure-london',
  amsterdam: 'brochure-amsterdam',
  'hong-kong': 'sheet-hong-kong',
}

function Cover({ brochure: { words, title, place, notice, firm } }: { brochure: Brochure }): ReactNode {
  return (
    <header className="cover">
      <Front slug={covers[place.key] ?? `plume-${place.key}`} {...sheet} />
      <div className="veil" />
      <p className="mark" translate="no">
        <Quill />
        Aldermoor Vane
      </p>
      <h1>{title}</h1>
      <p className="kind">{words.kind}</p>
      <div className="imprint">
        <p>
          {firm}
          <br />
          {place.country.startsWith(place.city) ? place.country : `${place.city}, ${place.country}`}
        </p>
        <p>{notice}</p>
      </div>
    </header>
  )
}

function Contents({ brochure, pages }: { brochure: Brochure; pages: Layout['pages'] }): ReactNode {
  const { words, chapters, glance, notice } = brochure
  const entries = [{ id: 'firm', title: words.firm.title }, ...chapters]
  return (
    <section className="contents of-contents">
      <header>
        <h2 id="contents">{words.contents}</h2>
      </header>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="name">{title}</span> <span className="page">{pages.get(id)}</span>
            </a>
          </li>
        ))}
      </ol>
      <div className="glance">
        <h3>{words.glance}</h3>
        <FactList facts={glance} />
      </div>
      <div className="about">
        <h3>{words.about.title}</h3>
        <p>{words.about.text}</p>
        <p>{notice}</p>
      </div>
    </section>
  )
}

type ChapterProps = { chapter: Chapter; number: number; brochure: Brochure; isLong: boolean }

// Engravings fill what the text leaves of a page, whatever that is.
const strip = { width: 680, height: 480 }

function ShownChapter({ chapter, number, brochure, isLong }: ChapterProps): ReactNode {
  const { id, title, summary, body, address } = chapter
  const { words, place } = brochure
  return (
    <section className={`chapter of-${id}${isLong ? ' long' : ''}`}>
      <header>
        <p className="number">{number}</p>
        <h2 id={id}>{title}</h2>
        <p className="standfirst">{summary}</p>
      </header>
      {id === 'apply' ? (
        <div className="dates">
          <FactList facts={brochure.glance.slice(2)} />
        </div>
      ) : null}
      <div className="text">
        {body.map((part, position) => (
          <ShownPart key={position} part={part} brochure={brochure} />
        ))}
        {address === undefined ? null : (
          <p className="more">
            <a href={address}>{words.more}</a>
          </p>
        )}
      </div>
      <div className="art">
        <Front slug={`${id}-${place.key}`} {...strip} />
      </div>
      {id === 'contact-us' ? <ToReach brochure={brochure} /> : null}
    </section>
  )
}

function ToReach({ brochure: { office, place } }: { brochure: Brochure }): ReactNode {
  return (
    <div className="office">
      <Rose slug={place.key} bearing={place.bearing} />
      <FactList facts={office} />
    </div>
  )
}
