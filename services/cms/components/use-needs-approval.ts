'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Whether this item is published only with a second lawyer's approval, as far as its own form tells. */
export function useNeedsApproval(): boolean {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const slug = useFormFields(([fields]) => fields.slug?.value)
  const { admin } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const { needsApproval = false } = (admin.custom ?? {}) as { needsApproval?: boolean | readonly string[] }
  return typeof needsApproval === 'boolean' ? needsApproval : needsApproval.includes(String(slug))
}
