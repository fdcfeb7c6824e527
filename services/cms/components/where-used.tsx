'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type Use } from '../references/find-used'
import { sayIn } from '../words/admin-language'
import { usedWords } from '../words/used-words'
import { UsedList } from './used-list'
import './where-used.css'

type Told = { uses: Use[]; most: number }

/** Who names this item, and what readers there get once it is gone. */
export function WhereUsed({ isOpen = false, hasPage = true }: { isOpen?: boolean; hasPage?: boolean }) {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { i18n } = useTranslation()
  const words = sayIn(usedWords, i18n)
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/used-in` as const
  const url = id === undefined ? undefined : formatAdminURL({ apiRoute: config.routes.api, path })
  const told = useUses(url, data?.updatedAt as string | undefined)
  if (!told) return null
  const { uses, most } = told

  return (
    <details className="where-used" open={isOpen}>
      <summary>{words.heading(uses.length)}</summary>
      <UsedList uses={uses} words={words} admin={config.routes.admin} />
      {uses.length >= most ? <p>{words.more(most)}</p> : null}
      {hasPage ? <p>{words.own}</p> : null}
    </details>
  )
}

function useUses(url: string | undefined, savedAt: string | undefined): Told | undefined {
  const [told, setTold] = useState<Told>()

  useEffect(() => {
    if (url === undefined) return undefined
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then(async (response) => (response.ok ? setTold((await response.json()) as Told) : undefined))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return told
}
