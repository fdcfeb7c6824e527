'use client'

import { useForm } from '@payloadcms/ui'
import { foldedField } from '../workflow/keep-folded'

/** The rows of the text that are folded away; none where a kind has no text. */
export function useFolded(): () => string {
  const { getFields } = useForm()
  return () =>
    (getFields()[foldedField]?.rows ?? [])
      .filter(({ collapsed }) => collapsed === true)
      .map(({ id }) => id)
      .join()
}
