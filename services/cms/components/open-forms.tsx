'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { sayIn } from '../words/admin-language'
import { togetherWords } from '../words/together-words'

const sayMs = 15_000

/** Who else has this open: said before two write in the same text. */
export function OpenForms() {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const words = sayIn(togetherWords, useTranslation().i18n)
  const [others, setOthers] = useState<string[]>([])
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/open-form` as const
  const url = formatAdminURL({ apiRoute: config.routes.api, path })

  useEffect(() => {
    const call = new AbortController()
    const say = () =>
      fetch(url, { method: 'POST', signal: call.signal, credentials: 'include' })
        .then((response) => response.json() as Promise<{ others?: string[] }>)
        .then(({ others: found = [] }) => setOthers(found))
        .catch(() => undefined) // the form works without it
    void say()
    const timer = setInterval(() => void say(), sayMs)
    return () => {
      call.abort()
      clearInterval(timer)
    }
  }, [url])

  return (
    <p className="open-forms" role="status" aria-live="polite">
      {others.length === 0 ? '' : words.alsoOpen(others.join(', '))}
    </p>
  )
}
