'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { mayDo } from '../access/actions'
import { type Showing } from '../media/shown-in'
import { sayIn } from '../words/admin-language'
import { shownWords } from '../words/shown-words'
import { UsedInDialog } from './used-in-dialog'
import { WhereUsed } from './where-used'

/** Where readers see a picture: read before it is replaced, and before it is deleted. */
export function ShownIn() {
  const { config } = useConfig()
  const { id, data } = useDocumentInfo()
  const words = sayIn(shownWords, useTranslation().i18n)
  const roles = (useAuth().user as { roles?: string[] } | null)?.roles
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/media/${id ?? ''}` })
  const showing = useShowing(id === undefined ? undefined : `${url}/shown-in`, data?.updatedAt as string | undefined)

  if (!showing) return null
  return (
    <section className="field-type shown-in" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {showing.length === 0 ? <p>{words.nowhere}</p> : null}
      <ul>
        {showing.map(({ collection, id: item, title, kind }) => (
          <li key={`${collection} ${item}`}>
            <a href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${item}` })}>
              {title}
            </a>{' '}
            ({kind})
          </li>
        ))}
      </ul>
      <WhereUsed hasPage={false} />
      <UsedInDialog hasPage={false} />
      {showing.length > 0 && mayDo(roles, 'remove') ? <TakeAway url={url} places={showing.length} /> : null}
    </section>
  )
}

function useShowing(url: string | undefined, savedAt: string | undefined): Showing[] | undefined {
  const [showing, setShowing] = useState<Showing[]>()

  useEffect(() => {
    if (url === undefined) return
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ showing?: Showing[] }>)
      .then(({ showing: found }) => setShowing(found))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return showing
}

const question = 'take-away'

/** For what must not be seen a minute longer: the pages that show it are published without it. */
function TakeAway({ url, places }: { url: string; places: number }) {
  const { config } = useConfig()
  const { openModal } = useModal()
  const router = useRouter()
  const words = sayIn(shownWords, useTranslation().i18n)

  const takeAway = async () => {
    const response = await fetch(`${url}?evenIfShown=true`, { method: 'DELETE', credentials: 'include' })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (!response.ok) return void toast.error(errors?.[0]?.message ?? words.failed)
    toast.success(words.deleted)
    router.push(formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/media' }))
  }

  return (
    <>
      <Button size="small" buttonStyle="secondary" onClick={() => openModal(question)}>
        {words.takeAway}
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading={words.question}
        body={words.consequence(places)}
        confirmLabel={words.confirm}
        onConfirm={takeAway}
      />
    </>
  )
}
