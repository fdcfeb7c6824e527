'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { tellMoment, tellOwnMoment } from '../workflow/reviews/tell-moment'

const neverChanges = () => () => undefined

/** A moment on the reader's own clock; until the browser has told which that is, in universal time. */
export function LocalTime({ moment }: { moment: string }) {
  const { i18n } = useTranslation()
  const words = useSyncExternalStore(
    neverChanges,
    () => tellOwnMoment(moment, i18n),
    () => tellMoment(moment, i18n),
  )
  return <time dateTime={moment}>{words}</time>
}
