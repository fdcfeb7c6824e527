'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The time zone of the reader's own clock; until the browser has told it, universal time. */
export const useZone = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
