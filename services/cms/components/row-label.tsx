'use client'
import { useRowLabel } from '@payloadcms/ui'

type Props = { kind: string; title?: string }

/** Says of a folded row what is in it, rather than "Row 03". */
export function RowLabel({ kind, title }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const text = title === undefined ? undefined : data?.[title]
  return typeof text === 'string' && text !== '' ? text : `${kind} ${rowNumber + 1}`
}
