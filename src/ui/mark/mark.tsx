import { firm } from '../../firm/firm'
import { mark } from '../../firm/mark'

type Props = {
  /** Where the mark leads; nowhere on the page that it would lead to. */
  href?: string
}

export function Quill() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.strokes} />
    </svg>
  )
}

/** The firm's name and its drawing. Never translated. */
export function Mark({ href }: Props) {
  const content = (
    <>
      <Quill />
      {firm.name}
    </>
  )
  return href === undefined ? (
    <span className="mark" translate="no">
      {content}
    </span>
  ) : (
    <a className="mark" translate="no" href={href}>
      {content}
    </a>
  )
}
