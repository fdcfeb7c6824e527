'use client'

import { useConfig, useModal, useSelection, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Use } from '../references/find-used'
import { sayIn } from '../words/admin-language'
import { usedWords } from '../words/used-words'
import { UsedList } from './used-list'

const dialog = 'confirm-delete-many-docs'

/** In the dialog that asks whether what is ticked is to be deleted: what names each, and what readers get there. */
export function UsedByTicked({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const words = sayIn(usedWords, useTranslation().i18n)
  const { selectedIDs } = useSelection()
  const isOpen = useModal().modalState[dialog]?.isOpen === true
  const [place, setPlace] = useState<Element | null>(null)
  const uses = useUsesOfEach(collectionSlug, isOpen ? selectedIDs.join() : '')

  useEffect(() => {
    // The dialog is Payload's own, and is there a moment after it was asked for.
    const timer = setTimeout(
      () => setPlace(isOpen ? document.querySelector(`#${dialog} .confirmation-modal__content`) : null),
      0,
    )
    return () => clearTimeout(timer)
  }, [isOpen])

  if (!isOpen || !place || !uses) return null
  return createPortal(
    <details className="where-used" open>
      <summary>{words.heading(uses.length)}</summary>
      <UsedList uses={uses} words={words} admin={config.routes.admin} />
    </details>,
    place,
  )
}

function useUsesOfEach(slug: string, ids: string): Use[] | undefined {
  const { api } = useConfig().config.routes
  const [uses, setUses] = useState<Use[]>()

  useEffect(() => {
    if (ids === '') return undefined
    const call = new AbortController()
    const find = async (id: string): Promise<Use[]> => {
      const url = formatAdminURL({ apiRoute: api, path: `/${slug}/${id}/used-in` })
      const response = await fetch(url, { signal: call.signal, credentials: 'include' })
      return response.ok ? ((await response.json()) as { uses: Use[] }).uses : []
    }
    Promise.all(ids.split(',').map(find))
      .then((found) => setUses(withoutTwins(found.flat())))
      .catch(() => undefined) // Payload's dialog works without it
    return () => call.abort()
  }, [api, ids, slug])

  return uses
}

const withoutTwins = (uses: Use[]): Use[] => [
  ...new Map(uses.map((use) => [`${use.collection} ${use.id}`, use] as const)).values(),
]
