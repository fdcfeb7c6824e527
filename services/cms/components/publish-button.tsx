'use client'

import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { locales } from '../../../src/config/locales'
import { useNeedsApproval } from './use-needs-approval'

/** Publishes the language at hand; all of them only when that is what was chosen. Dark when it is what comes next. */
export function PublishButton() {
  const { code } = useLocale()
  const { hasPublishPermission, hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const publish = usePublish()
  const state = useFormFields(([fields]) => fields['review.state']?.value)
  const isNext = !useNeedsApproval() || state === 'approved'
  const hasNews = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  if (!hasPublishPermission) return null

  return (
    <FormSubmit
      buttonId="action-save"
      buttonStyle={isNext ? 'primary' : 'secondary'}
      disabled={!hasNews || uploadStatus === 'uploading'}
      onClick={() => void publish({ publishSpecificLocale: code })}
      size="medium"
      type="button"
      SubMenuPopupContent={({ close }) => (
        <PopupList.ButtonGroup>
          <PopupList.Button
            id="publish-all-languages"
            onClick={() => {
              close()
              void publish({ publishAllLocales: 'true' })
            }}
          >
            Publish what is written in all languages
          </PopupList.Button>
        </PopupList.ButtonGroup>
      )}
    >
      Publish in {locales[code as keyof typeof locales].name}
    </FormSubmit>
  )
}

function usePublish(): (which: Record<string, string>) => Promise<void> {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const { id, collectionSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()

  return async (which) => {
    const path = `/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const
    const query = new URLSearchParams({ locale, depth: '0', ...which })
    const published = await submit({
      action: `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query.toString()}`,
      overrides: { _status: 'published' },
    })
    if (!published) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
  }
}
