'use client'

import { useSyncExternalStore } from 'react'

const format = (moment: string, timeZone?: string): string =>
  new Date(moment).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  })

const neverChanges = () => () => undefined

/** A moment on the reader's own clock; until the browser has told which that is, in universal time. */
export function LocalTime({ moment }: { moment: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => format(moment),
    () => `${format(moment, 'UTC')} UTC`,
  )
  return <time dateTime={moment}>{words}</time>
}
