'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'

type Known = { question: unknown; kind: string | undefined }

/** What the question of this form asks for; undefined while none is chosen, or while it loads. */
export function useQuestionKind(): string | undefined {
  const { config } = useConfig()
  const question: unknown = useFormFields(([fields]) => fields.question?.value)
  const [known, setKnown] = useState<Known>()
  const api = config.routes.api

  useEffect(() => {
    if (typeof question !== 'number') return
    const call = new AbortController()
    const query = new URLSearchParams({ depth: '0', draft: 'true', 'select[valueType]': 'true' })
    const url = `${formatAdminURL({ apiRoute: api, path: `/nav-questions/${question}` })}?${query.toString()}`
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ valueType?: string }>)
      .then(({ valueType }) => setKnown({ question, kind: valueType }))
      .catch(() => undefined) // the field stays, and what was chosen for nothing is emptied when it is saved
    return () => call.abort()
  }, [question, api])

  return known?.question === question ? known?.kind : undefined
}
