'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { labelIn } from '../words/labels/label-in'

export type FieldName = { name: string; label: string }

type Shown = {
  name?: string
  type: string
  label?: unknown
  fields?: Shown[]
  tabs?: Shown[]
  admin?: { hidden?: boolean }
}

/** The fields of the form at hand, as it calls them. */
export function useFieldNames(): FieldName[] {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { fields } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const { language } = useTranslation().i18n
  return namesOf(fields as unknown as Shown[], language)
}

function namesOf(fields: readonly Shown[], language: string): FieldName[] {
  return fields.flatMap(({ name, type, label, fields: below = [], tabs = [], admin }) => {
    if (type === 'ui' || admin?.hidden === true || name === 'review') return []
    if (name === undefined) return namesOf([...below, ...tabs], language)
    const told = labelIn(label, language)
    return told === undefined ? [] : [{ name, label: told }]
  })
}
