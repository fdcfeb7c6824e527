'use client'

import {
  FormSubmit,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useHotkey,
  useLocale,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'
import { sayIn } from '../words/admin-language'
import { togetherWords } from '../words/together-words'
import { foldedName } from '../workflow/keep-folded'
import { useFolded } from './use-folded'
import { useStale } from './use-stale'

/** A crash costs at most this much of what was written. */
const byItselfMs = 30_000

/** Saves the draft, by a press, by the keyboard and, while nobody has been asked to look at it, by itself. */
export function SaveDraft() {
  const { t, i18n } = useTranslation()
  const { id, uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const isUpdate = useOperation() === 'update'
  const state = useFormFields(([fields]) => fields['review.state']?.value)
  const save = useSave()
  const isOff = (isUpdate && !isModified) || uploadStatus === 'uploading'
  const savesItself = id !== undefined && !isOff && (state === undefined || state === null || state === 'draft')
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isOff) void save({})
  })
  useEffect(() => {
    if (!savesItself) return undefined
    const said = sayIn(togetherWords, i18n).autosaved
    const timer = setTimeout(
      () => void save({ isByItself: true }).then((isSaved) => isSaved && toast.info(said)),
      byItselfMs,
    )
    return () => clearTimeout(timer)
    // `save` is made again for every picture of the form; only a change of state starts the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [savesItself, i18n])

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isOff}
      onClick={() => void save({})}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}

type Saving = { isByItself?: boolean; seen?: string }

function useSave(): (saving: Saving) => Promise<boolean> {
  const { config } = useConfig()
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const stale = useStale()
  const tellFolded = useFolded()
  const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const

  const save = async ({ isByItself = false, seen = stale.seen }: Saving): Promise<boolean> => {
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', draft: 'true' })
    if (id === undefined) query.set(foldedName, tellFolded())
    else if (seen !== undefined) query.set('seen', seen)
    const saved = await submit({
      action: `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query.toString()}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      ...(isByItself
        ? {
            acceptValues: { overrideLocalChanges: false },
            disableFormWhileProcessing: false,
            disableSuccessStatus: true,
          }
        : {}),
    })
    if (saved) setUnpublishedVersionCount((count) => count + 1)
    else
      await stale.explain(async (now) => {
        await save({ seen: now })
      })
    return Boolean(saved)
  }
  return save
}
