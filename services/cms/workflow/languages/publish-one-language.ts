import { type CollectionBeforeOperationHook } from 'payload'

type Writing = { data?: { _status?: unknown }; publishSpecificLocale?: unknown; publishAllLocales?: unknown }

/**
 * Payload publishes the drafts of all languages unless it is given one, and its own "revert" and bulk buttons tell it none.
 * Anyone who means all of them says so, with `publishAllLocales`; programs inside the CMS always say what they mean.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const publishOneLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, publishSpecificLocale, publishAllLocales } = args as Writing
  const isPublishing = operation === 'update' && data?._status === 'published' && req.payloadAPI !== 'local'
  if (!isPublishing || publishSpecificLocale !== undefined || publishAllLocales === true) return args
  return { ...args, publishSpecificLocale: req.locale }
}
