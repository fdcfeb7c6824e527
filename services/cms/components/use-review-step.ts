'use client'

import { toast, useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type Review, type ReviewState } from '../fields/review'
import { sayIn } from '../words/admin-language'
import { reviewWords } from '../words/review-words'
import { foldedName } from '../workflow/keep-folded'
import { useFolded } from './use-folded'
import { useStale } from './use-stale'

/** Saves what is in the form as a draft and takes the step with it, so that the text sent is the text seen. */
export function useReviewStep(): (state: ReviewState) => Promise<void> {
  const { config } = useConfig()
  const { id, collectionSlug, setUnpublishedVersionCount, unlockDocument } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { submit, getData, setSubmitted } = useForm()

  const stale = useStale()
  const tellFolded = useFolded()
  const { done } = sayIn(reviewWords, useTranslation().i18n)

  const take = async (state: ReviewState, seen = stale.seen): Promise<void> => {
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', draft: 'true' })
    if (id === undefined) query.set(foldedName, tellFolded())
    else if (seen !== undefined) query.set('seen', seen)
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
      await stale.explain((now) => take(state, now))
      return
    }
    toast.success(done[state])
    setUnpublishedVersionCount((count) => count + 1)
    // It is somebody else's turn now; they should not have to take it over.
    if (id !== undefined && collectionSlug) await unlockDocument(id, collectionSlug)
  }
  return (state) => take(state)
}
