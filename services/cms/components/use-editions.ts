'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type EditionsTold } from '../workflow/versions/edition-states'

/** What readers have of the item at hand. Asked again after every save; nothing is shown rather than what may be wrong. */
export function useEditions(): EditionsTold | undefined {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const [told, setTold] = useState<EditionsTold>()
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/editions` as const
  const url = id === undefined ? undefined : formatAdminURL({ apiRoute: config.routes.api, path })
  const savedAt = data?.updatedAt as string | undefined

  useEffect(() => {
    if (url === undefined) return undefined
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then(async (response) => (response.ok ? setTold((await response.json()) as EditionsTold) : undefined))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return told
}
