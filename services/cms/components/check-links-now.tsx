'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { sayIn } from '../words/admin-language'
import { linksWords } from '../words/links-words'

export function CheckLinksNow({ url }: { url: string }) {
  const { i18n } = useTranslation()
  const words = sayIn(linksWords, i18n)
  const ask = async () => {
    const { ok } = await fetch(url, { method: 'POST', credentials: 'include' })
    if (ok) toast.success(words.asked)
    else toast.error(words.failed)
  }
  return (
    <p>
      <button className="admin-view-button" type="button" onClick={() => void ask()}>
        {words.check}
      </button>
    </p>
  )
}
