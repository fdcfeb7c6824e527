import { type ReactNode } from 'react'
import { type Link } from '../link'
import * as styles from './facets.module.css'

/** `id`: what it stays among the choices when their order changes. */
type Named = { id?: string; text: string; count?: string }
/** It leads to a page of its own, or has what it leads to folded below it. */
export type Choice = Named & ({ href: string; isCurrent?: boolean } | { below: readonly Link[] })

export type Facet = {
  id: string
  title: string
  choices: readonly Choice[]
  /** Those that stand folded below the others, where there are many. */
  rest?: { title: string; choices: readonly Choice[] }
}

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

/** More choices than a glance takes in, or choices that open themselves: for who looks for them. */
const aGlance = 24
const isLong = ({ choices, rest }: Facet): boolean =>
  rest === undefined && (choices.length > aGlance || choices.some((choice) => 'below' in choice))

export const FacetNav = (facet: Facet) => (isLong(facet) ? <LongFacet {...facet} /> : <ShortFacet {...facet} />)

const LongFacet = ({ id, title, choices }: Facet) => (
  <nav aria-labelledby={id}>
    <details className={styles.rest}>
      <summary>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </summary>
      <Choices choices={choices} />
    </details>
  </nav>
)

const ShortFacet = ({ id, title, choices, rest }: Facet) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <Choices choices={choices} />
    {rest === undefined ? null : (
      <details className={styles.rest}>
        <summary>{rest.title}</summary>
        <Choices choices={rest.choices} />
      </details>
    )}
  </nav>
)

const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <ul className={styles.choices}>
    {choices.map((choice, position) => (
      <li key={choice.id ?? position}>{'below' in choice ? <Folded {...choice} /> : <Leading {...choice} />}</li>
    ))}
  </ul>
)

const Count = ({ count }: { count: string | undefined }) =>
  count === undefined ? null : <span className={styles.count}>{count}</span>

const Leading = ({ text, href, count, isCurrent = false }: Extract<Choice, { href: string }>) => (
  <>
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </a>
    <Count count={count} />
  </>
)

const Folded = ({ text, count, below }: Extract<Choice, { below: unknown }>) => (
  <details className={styles.folded}>
    <summary>
      {text} <Count count={count} />
    </summary>
    <ul>
      {below.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.text}</a>
        </li>
      ))}
    </ul>
  </details>
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
