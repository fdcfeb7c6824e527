'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

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
  return namesOf(fields as unknown as Shown[])
}

function namesOf(fields: readonly Shown[]): FieldName[] {
  return fields.flatMap(({ name, type, label, fields: below = [], tabs = [], admin }) => {
    if (type === 'ui' || admin?.hidden === true || name === 'review') return []
    if (name === undefined) return namesOf([...below, ...tabs])
    return typeof label === 'string' ? [{ name, label }] : []
  })
}
