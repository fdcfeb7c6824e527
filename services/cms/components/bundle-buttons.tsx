'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import { useReady } from './use-ready'

/** What can still be done with a bundle: undone once it is done, done or cancelled before. */
export function BundleButtons({ url, isDone }: { url: string; isDone: boolean }) {
  const words = sayIn(bundleWords, useTranslation().i18n)
  const router = useRouter()
  const isReady = useReady()
  const act = (what: 'undo' | 'do' | 'cancel') => async () => {
    const response = await fetch(`${url}/${what}`, { method: 'POST', credentials: 'include' })
    const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] }
    if (response.ok) router.refresh()
    else toast.error(errors?.[0]?.message ?? words.failed)
  }
  const button = (what: 'undo' | 'do' | 'cancel', said: string) => (
    <button className="admin-view-button" type="button" disabled={!isReady} onClick={() => void act(what)()}>
      {said}
    </button>
  )
  if (isDone) {
    return (
      <p>
        {button('undo', words.undo)} {words.undoQuestion}
      </p>
    )
  }
  return (
    <p>
      {button('do', words.now)} {button('cancel', words.cancel)}
    </p>
  )
}
