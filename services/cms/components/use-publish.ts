'use client'

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

/** Saves what is in the form and publishes it, in the language at hand or in all of them. */
export function usePublish(): (which: Record<string, string>) => Promise<void> {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const { id, collectionSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()

  return async (which) => {
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const
    const query = new URLSearchParams({ locale, depth: '0', ...which })
    const published = await submit({
      action: `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query.toString()}`,
      overrides: { _status: 'published', live: true },
    })
    if (!published) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
  }
}
