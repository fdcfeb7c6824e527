'use client'

import { useCollapsible, useRowLabel, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { sayIn } from '../words/admin-language'
import { type PartName, partWords } from '../words/part-words'

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

const ofEveryPart = ['id', 'blockType', 'blockName']
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** A part that has just been added is folded like all others; but the person who added it wants to write in it. */
function useOpenWhenNew(data: Record<string, unknown> = {}): void {
  const { isCollapsed, toggle } = useCollapsible()
  const wasOpened = useRef(false)
  const isNew = Object.entries(data).every(([name, value]) => ofEveryPart.includes(name) || isNothing(value))

  useEffect(() => {
    if (!isCollapsed || !isNew || wasOpened.current) return
    wasOpened.current = true
    toggle()
  }, [isCollapsed, isNew, toggle])
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
