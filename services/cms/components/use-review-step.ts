'use client'

import { toast, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type Review, type ReviewState } from '../fields/review'

const said: Readonly<Record<ReviewState, string>> = {
  'in-review': 'Sent for review.',
  approved: 'Approved.',
  draft: 'Back to draft.',
}

/** Saves what is in the form as a draft and takes the step with it, so that the text sent is the text seen. */
export function useReviewStep(): (state: ReviewState) => Promise<void> {
  const { config } = useConfig()
  const { id, collectionSlug, setUnpublishedVersionCount, unlockDocument } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { submit, getData, setSubmitted } = useForm()

  return async (state) => {
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', draft: 'true' })
    const { review } = getData() as { review?: Review }
    const saved = await submit({
      action: `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query.toString()}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft', review: { ...review, state } },
      disableSuccessStatus: true,
      // A lawyer is asked about what could be published as it is; whatever is missing is marked at its field.
      skipValidation: state === 'draft',
    })
    if (!saved) {
      // Payload marks no field of a draft; this one was to be whole.
      if (state !== 'draft') setSubmitted(true)
      return
    }
    toast.success(said[state])
    setUnpublishedVersionCount((count) => count + 1)
    // It is somebody else's turn now; they should not have to take it over.
    if (id !== undefined && collectionSlug) await unlockDocument(id, collectionSlug)
  }
}
