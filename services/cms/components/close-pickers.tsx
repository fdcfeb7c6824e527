'use client'

import { type ReactNode, useEffect } from 'react'

const picker = '.react-datepicker-popper'

/**
 * Escape closes an open picker of a day, and it alone. Payload's drawers listen on the document, and know the key by its number: so the
 * picker gets one without. From its lists of months and years it gives the focus back on Escape and stays: a press beside it closes it.
 */
export function ClosePickers({ children }: { children: ReactNode }) {
  useEffect(() => {
    const given = new WeakSet<Event>()
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || given.has(event) || document.querySelector(picker) === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      given.add(escape)
      event.target?.dispatchEvent(escape)
      document.dispatchEvent(new MouseEvent('mousedown'))
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [])

  return children
}
