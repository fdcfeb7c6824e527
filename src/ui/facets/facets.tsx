import * as styles from './facets.module.css'

type Choice = { text: string; href: string; count?: string; isCurrent?: boolean }

export type Facet = { id: string; title: string; choices: readonly Choice[] }

/** Ways to see part of a list, each a page of its own. */
export function Facets({ facets }: { facets: readonly Facet[] }) {
  return (
    <div className={styles.facets}>
      {facets.map(({ id, title, choices }) => (
        <nav key={id} aria-labelledby={id}>
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
      ))}
    </div>
  )
}

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
