import { type CollectionBeforeOperationHook } from 'payload'

type Writing = {
  draft?: boolean
  data?: { _status?: unknown; live?: unknown } | null
  publishSpecificLocale?: unknown
}

/**
 * Publishing a language makes it live, and a draft can say nothing else: a switch that an earlier withdrawal left off would
 * turn a publication into another one. Anyone who means to withdraw says so, with `withdraw` or with `live: false`.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const switchLive: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, data, publishSpecificLocale } = args as Writing
  if (!data || (operation !== 'create' && operation !== 'update') || req.context.isRestoringVersion) return args
  const isPublished = data._status === 'published'
  const isDraft = draft === true && !isPublished
  const isPublication = isPublished && publishSpecificLocale === req.locale && data.live === undefined
  return isDraft || isPublication ? { ...args, data: { ...data, live: true } } : args
}
