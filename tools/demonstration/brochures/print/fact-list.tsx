import { type ReactNode } from 'react'
import { type Fact } from '../../../../services/demo/brochures/plan-brochure'

export const FactList = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <dl>
    {facts.map(({ term, detail, href }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{href === undefined ? detail : <a href={href}>{detail}</a>}</dd>
      </div>
    ))}
  </dl>
)
