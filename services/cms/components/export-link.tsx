'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

/** Above a list: the same as a table, narrowed down as the list is. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug}/export` })
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() => window.location.assign(`${url}${window.location.search}`)}
    >
      Export this list as CSV
    </Button>
  )
}
