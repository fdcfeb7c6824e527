'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { sayIn } from '../words/admin-language'
import { type PartName, partWords } from '../words/part-words'
import { useOpenWhenNew } from './use-open-when-new'

type Props = { part: PartName }

const longest = 80

/** Says of a folded part of a text what is in it. */
export function BlockLabel({ part }: Props) {
  const { name } = sayIn(partWords[part], useTranslation().i18n)
  const { data } = useRowLabel<Record<string, unknown> | undefined>()
  const words = findWords(data)
  useOpenWhenNew(data)
  return (
    <span className="block-label">
      <strong>{name}</strong>
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
