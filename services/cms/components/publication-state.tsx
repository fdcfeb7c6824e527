'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type Receipt = { id: string; release: number | null; clickToLive: number | null; pages: number; gates: string[] }
type Edition = { locale: string; state: keyof typeof told; seq?: number; receipt?: Receipt }
type Told = { editions: Edition[]; held: { path: string; message: string }[] }

const told = {
  queued: 'Queued: the site has not taken it in yet.',
  building: 'Building: its pages are being made.',
  paused: 'Waiting: publishing is paused, because an earlier release was brought back.',
  standby: 'Waiting: the publisher is starting.',
  live: 'Live.',
  held: 'Held back: readers see what was there before.',
} as const

const watchedMs = 1000
const idleMs = 10_000

/** Where this language is on its way to the readers, and what its publication did. */
export function PublicationState() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const { admin } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const custom = admin.custom as { type?: string; hasPublisher?: boolean } | undefined
  const site = usePublication(
    custom?.hasPublisher ? `/publisher/documents/${custom.type ?? ''}/${id ?? ''}` : undefined,
    data?.updatedAt as string | undefined,
  )
  const edition = site?.editions.find((one) => one.locale === locale)
  if (!site || !edition) return null

  return (
    <div className="publication-state" role="status" aria-label="On the site">
      <h4>On the site in this language</h4>
      <p>{told[edition.state]}</p>
      {edition.state === 'live' && edition.receipt ? <ReceiptLine {...edition.receipt} /> : null}
      {site.held.map(({ path, message }) => (
        <p key={path}>
          <strong>Held back:</strong> {message}
        </p>
      ))}
    </div>
  )
}

function ReceiptLine({ id, release, clickToLive, pages, gates }: Receipt) {
  return (
    <p className="review-quiet">
      {clickToLive === null ? '' : `${clickToLive.toFixed(1)} s from click to live, `}
      {pages === 1 ? '1 page' : `${pages} pages`} changed, {gates.length} checks passed
      {release === null ? '' : `, release ${release}`}. <a href={`/__receipts/${id}.json`}>Receipt</a>
    </p>
  )
}

/** Asks often while something is on its way, and seldom otherwise. Without a publisher there is nothing to ask or show. */
function usePublication(url: string | undefined, savedAt: string | undefined): Told | undefined {
  const [site, setSite] = useState<Told>()

  useEffect(() => {
    if (url === undefined) return undefined
    const call = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const found = await fetch(url, { signal: call.signal, credentials: 'include' })
        .then((response) => (response.ok ? (response.json() as Promise<Told>) : undefined))
        .catch(() => undefined)
      if (call.signal.aborted) return
      setSite(found)
      const isMoving = found?.editions.some(({ state }) => state !== 'live')
      timer = setTimeout(() => void ask(), isMoving ? watchedMs : idleMs)
    }
    // What was just saved may not have reached the publisher: it is asked again soon.
    timer = setTimeout(() => void ask(), watchedMs / 2)
    return () => {
      call.abort()
      clearTimeout(timer)
    }
  }, [url, savedAt])

  return site
}
