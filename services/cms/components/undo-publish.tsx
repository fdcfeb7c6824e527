'use client'

import { Button, ConfirmationModal, toast, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { locales } from '../../../src/config/locales'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'

type Answer = { message?: string; errors?: { message: string }[] }

/** One step back: readers of this language see again what they saw before its last publication. */
export function UndoPublish({ url, isWithdrawn }: { url: string; isWithdrawn: boolean }) {
  const { code: locale } = useLocale()
  const { openModal } = useModal()
  const words = sayIn(publishWords, useTranslation().i18n)
  const own = words.undo[isWithdrawn ? 'withdraw' : 'publish']
  const { name } = locales[locale as keyof typeof locales]

  const undo = async () => {
    const response = await fetch(`${url}?locale=${locale}`, { method: 'POST', credentials: 'include' })
    const { errors } = (await response.json()) as Answer
    if (response.ok) window.location.reload()
    else toast.error(errors?.[0]?.message ?? words.failed)
  }

  return (
    <>
      <Button size="small" buttonStyle="secondary" onClick={() => openModal(question)}>
        {own.button}
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading={own.question(name)}
        body={words.undoTold(name)}
        confirmLabel={own.confirm}
        onConfirm={undo}
      />
    </>
  )
}

const question = 'undo-publish'
