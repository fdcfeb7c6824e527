'use client'

import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { mayDo } from '../access/actions'
import { sayIn } from '../words/admin-language'
import { listWords } from '../words/list-words'

/** Above a list: the same as a table, narrowed down as the list is. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const roles = (useAuth().user as { roles?: string[] } | null)?.roles
  const words = sayIn(listWords, useTranslation().i18n)
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug}/export` })
  // Many read of the log what concerns them; what leaves as a table is the whole.
  if (collectionSlug === 'audit-events' && !mayDo(roles, 'audit')) return null
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() => window.location.assign(`${url}${window.location.search}`)}
    >
      {words.exportList}
    </Button>
  )
}
