'use client'

import { useCollapsible } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const ofEveryRow = ['id', 'blockType', 'blockName']
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** A row that has just been added is folded like all others; but the person who added it wants to write in it. */
export function useOpenWhenNew(data: Record<string, unknown> = {}): void {
  const { isCollapsed, toggle } = useCollapsible()
  const wasOpened = useRef(false)
  const isNew = Object.entries(data).every(([name, value]) => ofEveryRow.includes(name) || isNothing(value))

  useEffect(() => {
    if (!isCollapsed || !isNew || wasOpened.current) return
    wasOpened.current = true
    toggle()
  }, [isCollapsed, isNew, toggle])
}
