'use client'

import { toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'

/** Takes the language at hand off the site; the form is loaded again with what is true then. */
export function useWithdraw(): () => Promise<void> {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { failed } = sayIn(publishWords, useTranslation().i18n)
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/withdraw` as const
  const url = `${formatAdminURL({ apiRoute: config.routes.api, path })}?locale=${code}`

  return async () => {
    const response = await fetch(url, { method: 'POST', credentials: 'include' })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (response.ok) window.location.reload()
    else toast.error(errors?.[0]?.message ?? failed)
  }
}
