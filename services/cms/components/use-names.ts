'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'

type Person = { id: number; name: string }

/** The names of colleagues, of whom a form knows only the numbers. */
export function useNames(ids: (number | null | undefined)[]): (some: number[]) => string {
  const { config } = useConfig()
  const [people, setPeople] = useState<Person[]>([])
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))].join(',')

  useEffect(() => {
    if (wanted === '') return
    const call = new AbortController()
    const query = new URLSearchParams({ 'where[id][in]': wanted, depth: '0', limit: '0', 'select[name]': 'true' })
    const url = `${formatAdminURL({ apiRoute: config.routes.api, path: '/users' })}?${query.toString()}`
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ docs?: Person[] }>)
      .then(({ docs = [] }) => setPeople(docs))
      .catch(() => undefined) // the numbers stand in for the names
    return () => call.abort()
  }, [wanted, config.routes.api])

  return (some) => some.map((id) => people.find((person) => person.id === id)?.name ?? `colleague ${id}`).join(', ')
}
