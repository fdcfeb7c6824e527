'use client'

import { Button, toast, useLocale } from '@payloadcms/ui'

type Answer = { message?: string; errors?: { message: string }[] }

/** One click back: readers of this language see again what they saw before its last publication. */
export function UndoPublish({ url }: { url: string }) {
  const { code: locale } = useLocale()

  const undo = async () => {
    const response = await fetch(`${url}?locale=${locale}`, { method: 'POST', credentials: 'include' })
    const { errors } = (await response.json()) as Answer
    if (response.ok) window.location.reload()
    else toast.error(errors?.[0]?.message ?? 'It could not be undone.')
  }

  return (
    <Button size="small" buttonStyle="secondary" onClick={() => void undo()}>
      Undo the last publication in this language
    </Button>
  )
}
