'use client'
import { useRowLabel } from '@payloadcms/ui'

type Props = { kind: string }

const longest = 80

/** Says of a folded part of a text what is in it. */
export function BlockLabel({ kind }: Props) {
  const { data } = useRowLabel<Record<string, unknown> | undefined>()
  const words = findWords(data)
  return (
    <span className="block-label">
      <strong>{kind}</strong>
      {words === '' ? '' : ` – ${words.length > longest ? `${words.slice(0, longest)}…` : words}`}
    </span>
  )
}

// The names of the fields with a text in them, rich ones too, in the order in which they stand for the whole.
const tellingNames = [
  'heading',
  'title',
  'caption',
  'quote',
  'question',
  'text',
  'root',
  'children',
  'questions',
  'files',
]

/** The first words of a part, wherever they are. */
function findWords(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(findWords).find((words) => words !== '') ?? ''
  if (typeof value !== 'object' || value === null) return ''
  const parts = value as Record<string, unknown>
  return tellingNames.map((name) => findWords(parts[name])).find((words) => words !== '') ?? ''
}
