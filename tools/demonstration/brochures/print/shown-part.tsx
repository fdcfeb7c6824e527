import { type ReactNode } from 'react'
import { type Brochure } from '../../../../services/demo/brochures/plan-brochure'
import { type Part } from '../../../../services/demo/words/body'
import { ShownText } from './shown-text'

type Props<Block extends Part['block'] = Part['block']> = { part: Part & { block: Block }; brochure: Brochure }

/** A part of a page, as paper can have it. */
export function ShownPart({ part, brochure }: Props): ReactNode {
  switch (part.block) {
    case 'text':
      return <ShownText text={part.text} brochure={brochure} />
    case 'callout':
      return (
        <aside className="callout">
          <h3>{part.heading}</h3>
          <ShownText text={part.text} brochure={brochure} />
        </aside>
      )
    case 'pull-quote':
      return (
        <blockquote className="quote">
          <p>{part.quote}</p>
          {part.source === undefined ? null : <footer>{part.source}</footer>}
        </blockquote>
      )
    case 'data-table':
      return <Table part={part} brochure={brochure} />
    case 'people-list':
      return <People part={part} brochure={brochure} />
    case 'questions':
      return part.questions.map(({ question, answer }) => (
        <section className="question" key={question}>
          <h3>{question}</h3>
          <ShownText text={answer} brochure={brochure} />
        </section>
      ))
    case 'call-to-action':
      return <Action part={part} brochure={brochure} />
    // What moves, what is drawn by others and what stands on another page is not printed.
    case 'embed':
    case 'related-list':
    case 'downloads':
    case 'status-table-reference':
      return null
  }
}

const mostInColumn = 2

function Table({ part: { caption, rows } }: Props<'data-table'>): ReactNode {
  const [head = [], ...body] = rows
  return (
    <table className={head.length > mostInColumn ? 'wide' : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([first, ...cells], position) => (
          <tr key={position}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const People = ({ part, brochure }: Props<'people-list'>): ReactNode => (
  <ul className="people">
    {part.people.map((key) => {
      const person = brochure.findPerson(key)
      return person ? (
        <li key={key}>
          <span className="name">{person.name}</span> <span className="role">{person.role}</span>
        </li>
      ) : null
    })}
  </ul>
)

function Action({ part: { text, target }, brochure }: Props<'call-to-action'>): ReactNode {
  const href = typeof target === 'string' ? target : brochure.findLink(target)
  if (href === undefined) return null
  return (
    <p className="action">
      <a href={href}>
        <span className="what">{text}</span> <span className="where">{href.replace('https://', '')}</span>
      </a>
    </p>
  )
}
