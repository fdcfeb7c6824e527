'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type ChangesSince } from '../together/find-changes-since'

export type Stale = ChangesSince & { again: (seen: string) => Promise<void> }

export const staleEvent = 'changed-since-opened'

type UseStale = {
  /** When what the form shows was saved; goes with everything that saves it. */
  seen: string | undefined
  /** Shows what others have saved, if that is why nothing was. */
  explain: (again: Stale['again']) => Promise<void>
}

export function useStale(): UseStale {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const seen = data?.updatedAt as string | undefined
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/changes-since` as const
  const url = formatAdminURL({ apiRoute: config.routes.api, path })

  const explain: UseStale['explain'] = async (again) => {
    if (id === undefined || seen === undefined) return
    const response = await fetch(`${url}?${new URLSearchParams({ locale, seen }).toString()}`, {
      credentials: 'include',
    })
    if (!response.ok) return
    const since = (await response.json()) as ChangesSince
    if (since.fields.length === 0 && since.isKnown) return
    window.dispatchEvent(new CustomEvent<Stale>(staleEvent, { detail: { ...since, again } }))
  }
  return { seen, explain }
}
