'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type Card, type ReadingTold } from '../reading/reading-endpoint'
import { sayIn } from '../words/admin-language'
import { readingWords } from '../words/reading-words'
import './reading-hints.css'

type Words = (typeof readingWords)['en']

/** Beside the text: how long it is, what makes it hard to read, and how it looks where readers meet it first. */
export function ReadingHints() {
  const words = sayIn(readingWords, useTranslation().i18n)
  const told = useReading()
  if (!told) return null
  const lists = [
    [words.headings, told.headings],
    [words.links, told.links],
    [words.missingAlt, told.missingAlt],
  ] as const
  return (
    <details className="reading-aids">
      <summary>
        {words.heading}: {words.counted(told.words, told.minutes)}
      </summary>
      <p className="review-quiet">{words.saved}</p>
      {lists.every(([, found]) => found.length === 0) ? <p>{words.good}</p> : null}
      {lists.map(([said, found]) =>
        found.length === 0 ? null : (
          <p key={said}>
            <strong>{said}:</strong> {found.map((one) => `“${one}”`).join(', ')}
          </p>
        ),
      )}
      <Cards card={told.card} words={words} />
    </details>
  )
}

const longestTitle = 60
const longestDescription = 155

/** Cut where search engines cut. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

function Cards({ card: { title, description, host }, words }: { card: Card; words: Words }) {
  return (
    <>
      <h4>{words.search}</h4>
      <div className="reading-card" data-as="search">
        <span>{host}</span>
        <strong>{cut(title, longestTitle)}</strong>
        <p>{description === '' ? words.noDescription : cut(description, longestDescription)}</p>
      </div>
      <h4>{words.social}</h4>
      <div className="reading-card" data-as="social">
        <strong>{title}</strong>
        <p>{description}</p>
        <span>{host}</span>
      </div>
    </>
  )
}

function useReading(): ReadingTold | undefined {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code } = useLocale()
  const [told, setTold] = useState<ReadingTold>()
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/reading` as const
  const url = `${formatAdminURL({ apiRoute: config.routes.api, path })}?locale=${code}`
  const savedAt = data?.updatedAt as string | undefined

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then(async (response) => (response.ok ? setTold((await response.json()) as ReadingTold) : undefined))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return told
}
