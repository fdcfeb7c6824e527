'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { labelIn } from '../words/labels/label-in'
import { useOpenWhenNew } from './use-open-when-new'

type Props = { kind: unknown; title?: string; isFolded?: boolean }

/** Says of a folded row what is in it, rather than "Row 03". */
export function RowLabel({ kind, title, isFolded = false }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const { language } = useTranslation().i18n
  const text = title === undefined ? undefined : data?.[title]
  return (
    <>
      {isFolded ? <OpenWhenNew data={data} /> : null}
      {typeof text === 'string' && text !== '' ? text : `${labelIn(kind, language) ?? ''} ${rowNumber + 1}`}
    </>
  )
}

function OpenWhenNew({ data }: { data: Record<string, unknown> | undefined }) {
  useOpenWhenNew(data)
  return null
}
