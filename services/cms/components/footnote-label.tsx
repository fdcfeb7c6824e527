'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { sayIn } from '../words/admin-language'
import { footnoteWords } from '../words/footnote-words'

const longest = 24

/** A note where it stands in the text, by its first words. */
export function FootnoteLabel() {
  const said = useFormFields(([fields]) => fields.words?.value)
  const words = typeof said === 'string' ? said.trim() : ''
  const { name } = sayIn(footnoteWords.label, useTranslation().i18n)
  return (
    <span>
      {name}
      {words === '' ? '' : `: ${words.length > longest ? `${words.slice(0, longest)}…` : words}`}
    </span>
  )
}
