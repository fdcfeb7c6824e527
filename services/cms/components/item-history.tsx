'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../src/config/locales'
import { mayDo } from '../access/actions'
import { type ItemEvent } from '../audit/item-history'
import { sayIn } from '../words/admin-language'
import { historyWords } from '../words/history-words'
import { tellOwnMoment } from '../workflow/reviews/tell-moment'
import { ScheduleLanguage } from './schedule-language'
import { UndoPublish } from './undo-publish'

type Props = { roles: readonly string[] | undefined }

function useHistory(url: string, savedAt: string | undefined): ItemEvent[] {
  const [events, setEvents] = useState<ItemEvent[]>([])

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ events?: ItemEvent[] }>)
      .then(({ events: found = [] }) => setEvents(found))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return events
}

/** Who did what to this item, and the way back from its last publication. */
export function ItemHistory({ roles }: Props) {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const words = sayIn(historyWords, i18n)
  const urlOf = (path: string) =>
    formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug ?? ''}/${id ?? ''}${path}` })
  const events = useHistory(urlOf('/history'), data?.updatedAt as string | undefined)
  const here = events.filter(({ what, locale: where }) => where === locale && ['publish', 'withdraw'].includes(what))
  const isPublished = here.some(({ what }) => what === 'publish')

  const mayPublish = mayDo(roles, 'publish')

  return (
    <>
      {mayPublish ? <ScheduleLanguage url={urlOf('/schedule')} /> : null}
      {isPublished && mayPublish ? (
        <UndoPublish url={urlOf('/undo-publish')} isWithdrawn={here[0]?.what === 'withdraw'} />
      ) : null}
      {events.length > 0 ? <h3>{words.history}</h3> : null}
      <ol className="review-history">
        {events.map((event) => (
          <li key={event.id}>
            {event.words}
            {event.locale === null ? '' : ` (${nameOf(event.locale)})`} – {event.name}
            <p>
              {tellOwnMoment(event.at, i18n)}
              {event.note === null ? '' : `: ${event.note}`}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
