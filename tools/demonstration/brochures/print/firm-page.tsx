import { type ReactNode } from 'react'
import { type Brochure } from '../../../../services/demo/brochures/plan-brochure'
import { Rose } from './engraving'
import { FactList } from './fact-list'

/** What the firm is, when it came where, and where it is today. */
export function FirmPage({ brochure }: { brochure: Brochure }): ReactNode {
  const { words, origin, milestones, roses } = brochure
  const { title, summary, text, offices, rose } = words.firm
  return (
    <section className="chapter of-firm">
      <header>
        <p className="number">1</p>
        <h2 id="firm">{title}</h2>
        <p className="standfirst">{summary}</p>
      </header>
      <div className="text">
        {[origin, ...text].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="milestones">
        <h3>{words.firm.milestones}</h3>
        <FactList facts={milestones.map(({ year, what }) => ({ term: String(year), detail: what }))} />
      </div>
      <div className="places">
        <header>
          <h3>{offices}</h3>
          <p className="note">{rose}</p>
        </header>
        <ul>
          {roses.map(({ key, city, bearing }) => (
            <li key={key}>
              <Rose slug={key} bearing={bearing} />
              {city}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
