'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { mayDo } from '../access/actions'

export type Colleague = { id: number; name: string }

const query = new URLSearchParams({
  depth: '0',
  limit: '0',
  sort: 'name',
  'select[name]': 'true',
  'select[roles]': 'true',
})

/** Everybody who can be asked to do something with a text. */
export function useColleagues(): Colleague[] {
  const { config } = useConfig()
  const [people, setPeople] = useState<Colleague[]>([])
  const url = `${formatAdminURL({ apiRoute: config.routes.api, path: '/users' })}?${query.toString()}`

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ docs?: (Colleague & { roles?: string[] })[] }>)
      .then(({ docs = [] }) => setPeople(docs.filter(({ roles }) => mayDo(roles, 'draft'))))
      .catch(() => undefined) // a comment can be for nobody in particular
    return () => call.abort()
  }, [url])

  return people
}
