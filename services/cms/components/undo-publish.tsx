'use client'

import { Button, ConfirmationModal, toast, useLocale, useModal } from '@payloadcms/ui'
import { locales } from '../../../src/config/locales'

type Answer = { message?: string; errors?: { message: string }[] }

/** One step back: readers of this language see again what they saw before its last publication. */
export function UndoPublish({ url, isWithdrawn }: { url: string; isWithdrawn: boolean }) {
  const { code: locale } = useLocale()
  const { openModal } = useModal()
  const { name } = locales[locale as keyof typeof locales]

  const undo = async () => {
    const response = await fetch(`${url}?locale=${locale}`, { method: 'POST', credentials: 'include' })
    const { errors } = (await response.json()) as Answer
    if (response.ok) window.location.reload()
    else toast.error(errors?.[0]?.message ?? 'It could not be undone.')
  }

  return (
    <>
      <Button size="small" buttonStyle="secondary" onClick={() => openModal(question)}>
        {isWithdrawn ? 'Undo the withdrawal in this language' : 'Undo the last publication in this language'}
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading={`Undo the last ${isWithdrawn ? 'withdrawal' : 'publication'} in ${name}?`}
        body={`Readers see again what they saw in ${name} before it; if that was nothing, it is withdrawn. What is written here and not published yet stays as a draft.`}
        confirmLabel={isWithdrawn ? 'Undo the withdrawal' : 'Undo the publication'}
        onConfirm={undo}
      />
    </>
  )
}

const question = 'undo-publish'
