'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { mayDo } from '../access/actions'
import { type PreviewLink } from '../preview/link-endpoints'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import { type LivePage } from '../workflow/versions/logged-editions'

/** From the form to the page that it is made of: the one that readers have, and the draft for who is sent its link. */
export function PageLinks() {
  const { config, getEntityConfig } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code } = useLocale()
  const words = sayIn(publishWords, useTranslation().i18n)
  const api = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug ?? ''}/${id ?? ''}` })
  const pages = useLivePages(`${api}/logged`, data?.updatedAt as string | undefined)
  const live = pages.find(({ locale }) => locale === code)
  const { admin } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const hasPreview = (admin.custom as { hasPreview?: boolean } | undefined)?.hasPreview === true
  if (!live && !hasPreview) return null

  return (
    <div className="page-links">
      {live ? (
        <p>
          <a href={live.address} target="_blank" rel="noreferrer">
            {words.viewLive}
          </a>{' '}
          <span className="review-quiet">{live.address}</span>
        </p>
      ) : null}
      {hasPreview ? <ShareDraft key={code} url={`${api}/preview-link`} locale={code} /> : null}
    </div>
  )
}

function useLivePages(url: string, savedAt: string | undefined): LivePage[] {
  const [pages, setPages] = useState<LivePage[]>([])

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ pages?: LivePage[] }>)
      .then(({ pages: found = [] }) => setPages(found))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return pages
}

function ShareDraft({ url, locale }: { url: string; locale: string }) {
  const roles = (useAuth().user as { roles?: string[] } | null)?.roles
  const [link, setLink] = useState<PreviewLink>()
  const { i18n } = useTranslation()
  const words = sayIn(publishWords, i18n)

  const ask = async (path: string, method: 'GET' | 'POST'): Promise<PreviewLink | undefined> => {
    const response = await fetch(`${path}?locale=${locale}`, { method, credentials: 'include' })
    const answer = (await response.json()) as PreviewLink & { errors?: { message: string }[] }
    if (response.ok) setLink(answer)
    else toast.error(answer.errors?.[0]?.message ?? words.failed)
    return response.ok ? answer : undefined
  }
  const copy = async () => {
    const found = await ask(url, 'GET')
    // Where the browser lets nobody write there, the address stands in the field below.
    await navigator.clipboard.writeText(found?.url ?? '').catch(() => undefined)
    if (found) toast.success(words.copied)
  }
  const revoke = async () => ((await ask(`${url}/revoke`, 'POST')) ? toast.success(words.revoked) : undefined)

  return (
    <>
      <div className="review-steps">
        <Button size="small" buttonStyle="secondary" onClick={() => void copy()}>
          {words.copyLink}
        </Button>
        {link && mayDo(roles, 'draft') ? (
          <Button size="small" buttonStyle="secondary" onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        ) : null}
      </div>
      {link ? (
        <input readOnly aria-label={words.link} value={link.url} onFocus={({ target }) => target.select()} />
      ) : null}
      {link ? <p className="review-quiet">{words.linkTold(tellDay(link.until, i18n))}</p> : null}
    </>
  )
}
