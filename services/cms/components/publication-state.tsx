'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { sayIn } from '../words/admin-language'
import { publicationWords, tellChange } from '../words/publication-words'
import { type Held, tellHeld } from '../words/tell-held'
import { type Logged } from '../workflow/versions/logged-editions'

type Receipt = { id: string; release: number | null; clickToLive: number | null; pages: number; gates: string[] }
type Next = { pages: number; seconds: number | null }
type Edition = {
  locale: string
  state: keyof typeof publicationWords.en.states
  seq?: number
  receipt?: Receipt
  next?: Next
}
type Told = { editions: Edition[]; held: Held[] }

const watchedMs = 1000
const idleMs = 10_000

/** Where this language is on its way to the readers, and what its publication did. */
export function PublicationState() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const words = sayIn(publicationWords, i18n)
  const { admin } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const custom = admin.custom as { type?: string; hasPublisher?: boolean } | undefined
  const site = usePublication(
    {
      publisher: custom?.hasPublisher ? `/publisher/documents/${custom.type ?? ''}/${id ?? ''}` : undefined,
      log: formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug ?? ''}/${id ?? ''}/logged` }),
    },
    data?.updatedAt as string | undefined,
  )
  const edition = site?.editions.find((one) => one.locale === locale)
  if (!site || !edition) return null

  return (
    <div className="publication-state" role="status" aria-label={words.label}>
      <h4>{words.heading}</h4>
      <p>{words.states[edition.state]}</p>
      {['live', 'gone'].includes(edition.state) && edition.receipt ? <ReceiptLine {...edition.receipt} /> : null}
      {tellChange(words, edition.next, nextOf(site, locale)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {site.held.map((held) => (
        <p key={held.path}>
          <strong>{words.held}</strong> {tellHeld(held, i18n)}
        </p>
      ))}
    </div>
  )
}

const nextOf = ({ editions }: Told, locale: string): Next[] =>
  editions.flatMap((one) => (one.next && one.locale !== locale ? one.next : []))

function ReceiptLine({ id, release, clickToLive, pages, gates }: Receipt) {
  const words = sayIn(publicationWords, useTranslation().i18n)
  return (
    <p className="review-quiet">
      {words.done({ seconds: clickToLive, pages, checks: gates.length, release })}{' '}
      <a href={`/publisher/receipts/${id}`}>{words.receipt}</a>
    </p>
  )
}

type Sources = { publisher: string | undefined; log: string }
type Answer = { savedAt: string | undefined; told: Told | undefined }

/** Asks often while something is on its way, and seldom otherwise. Without a publisher there is nothing to ask or show. */
function usePublication({ publisher, log }: Sources, savedAt: string | undefined): Told | undefined {
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (publisher === undefined) return undefined
    const call = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const newest = askFor<{ logged: Logged[] }>(log, call.signal)
    const ask = async () => {
      const [told, found] = await Promise.all([askFor<Told>(publisher, call.signal), newest])
      if (call.signal.aborted) return
      const compared = told && { ...told, editions: compare(told.editions, found?.logged ?? []) }
      setAnswer({ savedAt, told: compared })
      const isMoving = compared?.editions.some(({ state }) => !isSettled(state))
      timer = setTimeout(() => void ask(), isMoving ? watchedMs : idleMs)
    }
    void ask()
    return () => {
      call.abort()
      clearTimeout(timer)
    }
  }, [publisher, log, savedAt])

  // What was true before something was saved may not be true now.
  return answer?.savedAt === savedAt ? answer?.told : undefined
}

const askFor = <Body,>(url: string, signal: AbortSignal): Promise<Body | undefined> =>
  fetch(url, { signal, credentials: 'include' })
    .then((response) => (response.ok ? (response.json() as Promise<Body>) : undefined))
    .catch(() => undefined)

const isSettled = (state: Edition['state']): boolean => state === 'live' || state === 'gone'

/** A publisher that has not heard of the newest yet speaks of what was before. */
function compare(editions: readonly Edition[], logged: readonly Logged[]): Edition[] {
  const known = editions.map((edition): Edition => {
    const newest = logged.find(({ locale }) => locale === edition.locale)
    if (!newest || !isSettled(edition.state)) return edition
    const isBehind = edition.seq === undefined ? newest.isLive : edition.seq < newest.seq
    return isBehind ? { ...edition, state: 'queued' } : edition
  })
  const unheard = logged.filter(({ locale, isLive }) => isLive && !editions.some((one) => one.locale === locale))
  return [...known, ...unheard.map(({ locale }): Edition => ({ locale, state: 'queued' }))]
}
