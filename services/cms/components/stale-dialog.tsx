'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { sayIn } from '../words/admin-language'
import { originalWords } from '../words/original-words'
import { togetherWords } from '../words/together-words'
import { FieldDifferences } from './pieces'
import { type Stale, staleEvent } from './use-stale'

const dialog = 'changed-since-opened'

/** Two wrote in the same text: the second sees what the first has saved, and decides. */
export function StaleDialog() {
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const words = sayIn(togetherWords, i18n)
  const [stale, setStale] = useState<Stale>()

  useEffect(() => {
    const show = (event: Event) => {
      setStale((event as CustomEvent<Stale>).detail)
      openModal(dialog)
    }
    window.addEventListener(staleEvent, show)
    return () => window.removeEventListener(staleEvent, show)
  }, [openModal])

  return (
    <ConfirmationModal
      modalSlug={dialog}
      heading={words.staleHeading}
      body={<Changed stale={stale} />}
      confirmLabel={words.saveMine}
      onConfirm={() => stale?.again(stale.now)}
    />
  )
}

function Changed({ stale }: { stale: Stale | undefined }) {
  const { i18n } = useTranslation()
  const words = sayIn(togetherWords, i18n)
  return (
    <>
      <p>{words.staleLead(stale?.who ? stale.who : words.staleSomebody)}</p>
      {stale?.isKnown ? null : <p>{words.staleUnknown}</p>}
      <FieldDifferences className="where-used" fields={stale?.fields ?? []} said={sayIn(originalWords, i18n)} />
      <p>{words.keep}</p>
    </>
  )
}
