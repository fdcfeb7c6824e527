'use client'

import { useSyncExternalStore } from 'react'
import { tellMoment, tellOwnMoment } from '../workflow/reviews/tell-moment'

const neverChanges = () => () => undefined

/** A moment on the reader's own clock; until the browser has told which that is, in universal time. */
export function LocalTime({ moment }: { moment: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => tellOwnMoment(moment),
    () => tellMoment(moment),
  )
  return <time dateTime={moment}>{words}</time>
}
