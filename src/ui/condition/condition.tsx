const shapes = {
  good: 'M3 8.5 6.5 12 13 4.5',
  bad: 'M4 4l8 8M12 4l-8 8',
}

type Props = { kind: keyof typeof shapes; children: string }

/** A state, said three times: by its word, by its shape and, for those who see it, by its colour. */
export function Condition({ kind, children }: Props) {
  return (
    <span className={`condition ${kind}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[kind]} />
      </svg>
      {children}
    </span>
  )
}
