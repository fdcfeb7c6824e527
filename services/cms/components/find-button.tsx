'use client'

import { useTranslation } from '@payloadcms/ui'
import { sayIn } from '../words/admin-language'
import { findWords } from '../words/find-words'

export const findEvent = 'find-everything'

/** For who does not know the keys. */
export function FindButton() {
  const words = sayIn(findWords, useTranslation().i18n)
  return (
    <button className="find-everything-open" type="button" onClick={() => window.dispatchEvent(new Event(findEvent))}>
      {words.open} <kbd>Ctrl K</kbd>
    </button>
  )
}
