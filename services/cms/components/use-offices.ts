'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type Place } from '../fields/wall-clock'

const query = new URLSearchParams({
  locale: 'en',
  draft: 'true',
  depth: '0',
  limit: '0',
  sort: 'id',
  'where[timeZone][exists]': 'true',
  'select[name]': 'true',
  'select[timeZone]': 'true',
})

const collection = 'offices'

/** Where the firm has clocks of its own, in the order in which its offices were entered. */
export function useOffices(): Place[] {
  const { config } = useConfig()
  const [offices, setOffices] = useState<Place[]>([])
  const url = `${formatAdminURL({ apiRoute: config.routes.api, path: `/${collection}` })}?${query.toString()}`

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ docs?: Partial<Place>[] }>)
      .then(({ docs = [] }) => setOffices(docs.filter((one): one is Place => Boolean(one.name && one.timeZone))))
      .catch(() => undefined) // the event's own clock is shown all the same
    return () => call.abort()
  }, [url])

  return offices
}
