'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type ReactNode, useEffect } from 'react'

/** Alt-N, from anywhere: the next text that needs a translator. The browser asks before it leaves what is not saved. */
export function NextByKey({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const next = formatAdminURL({ adminRoute: config.routes.admin, path: '/languages' })
  const isSignedIn = Boolean(user)

  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (!isSignedIn || event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      event.preventDefault()
      window.location.assign(`${next}?state=work&next=true`)
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  }, [isSignedIn, next])

  return children
}
