'use client'

import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { foldedName } from '../workflow/keep-folded'
import { useFolded } from './use-folded'
import { useStale } from './use-stale'

/** Saves what is in the form and publishes it, in the language at hand or in all of them. */
export function usePublish(): (which: Record<string, string>) => Promise<void> {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const { id, collectionSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()

  const stale = useStale()
  const tellFolded = useFolded()

  const publish = async (which: Record<string, string>, seen = stale.seen): Promise<void> => {
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const
    const query = new URLSearchParams({ locale, depth: '0', ...which })
    if (id === undefined) query.set(foldedName, tellFolded())
    else if (seen !== undefined) query.set('seen', seen)
    const published = await submit({
      action: `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query.toString()}`,
      overrides: { _status: 'published', live: true },
    })
    if (!published) {
      await stale.explain((now) => publish(which, now))
      return
    }
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
  }
  return (which) => publish(which)
}
