import { type ReactNode } from 'react'
import * as styles from './facets.module.css'

type Choice = { text: string; href: string; count?: string; isCurrent?: boolean }

export type Facet = { id: string; title: string; choices: readonly Choice[] }

/** Ways to see part of a list, each a page of its own. */
export const Facets = ({ facets }: { facets: readonly Facet[] }) => (
  <FacetGrid>
    {facets.map((facet) => (
      <FacetNav key={facet.id} {...facet} />
    ))}
  </FacetGrid>
)

/** The choices of a list beside one another, and what else narrows it. */
export const FacetGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.facets} data-choices="">
    {children}
  </div>
)

export const FacetNav = ({ id, title, choices }: Facet) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <ul className={styles.choices}>
      {choices.map(({ text, href, count, isCurrent = false }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </li>
      ))}
    </ul>
  </nav>
)

type LettersProps = {
  label: string
  /** A letter without an address has nobody. */
  letters: readonly { letter: string; href?: string; isCurrent?: boolean }[]
}

/** A to Z. */
export function Letters({ label, letters }: LettersProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.letters}>
        {letters.map(({ letter, href, isCurrent = false }) => (
          <li key={letter}>
            {href === undefined ? (
              <span>{letter}</span>
            ) : (
              <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                {letter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
