const quill =
  'M4 23C6 15 10 8 17 1M7 16c4 0 7-1 9-4M9 12c4 0 7-1 8-4M11.5 8c3 0 5-1 5.5-3M6 15c-2-3-1-7 1-9M8 11c-1-3 0-6 3-8M11 7c0-2 1-4 3-5'

type Props = {
  /** Where the mark leads; nowhere on the page that it would lead to. */
  href?: string
}

export function Quill() {
  return (
    <svg viewBox="0 0 20 24" aria-hidden="true">
      <path d={quill} />
    </svg>
  )
}

/** The firm's name and its quill. Never translated. */
export function Mark({ href }: Props) {
  const content = (
    <>
      <Quill />
      Aldermoor Vane
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
