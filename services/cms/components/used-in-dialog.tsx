'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { WhereUsed } from './where-used'

/** In the dialog that asks whether an item is to be deleted: what names it, and what readers get there. */
export function UsedInDialog({ hasPage = true }: { hasPage?: boolean }) {
  const { id } = useDocumentInfo()
  const { modalState } = useModal()
  const slug = `delete-${id ?? ''}`
  const isOpen = modalState[slug]?.isOpen === true
  const [place, setPlace] = useState<Element | null>(null)

  useEffect(() => {
    // The dialog is Payload's own, and is there a moment after it was asked for.
    const timer = setTimeout(
      () => setPlace(isOpen ? document.querySelector(`#${CSS.escape(slug)} .confirmation-modal__content`) : null),
      0,
    )
    return () => clearTimeout(timer)
  }, [isOpen, slug])

  return isOpen && place ? createPortal(<WhereUsed isOpen hasPage={hasPage} />, place) : null
}
