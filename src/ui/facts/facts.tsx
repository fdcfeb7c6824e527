import { type ReactNode } from 'react'
import * as styles from './facts.module.css'

export type Fact = { term: string; details: readonly ReactNode[] }

type Props = {
  facts: readonly Fact[]
  /** Beside each other where there is room, or below each other in a margin. */
  look?: 'columns' | 'margin'
}

/** What there is to know, term by term. */
export function Facts({ facts, look = 'margin' }: Props) {
  return (
    <dl className={styles[look]}>
      {facts.map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          {details.map((detail, position) => (
            <dd key={position}>{detail}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
