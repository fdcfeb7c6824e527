'use client'

import { type ReactNode, useEffect } from 'react'
import { findFileName } from '../media/find-file-name'

// Payload's own cards, which offer no place for words of ours.
const cards = '.upload-relationship-details__filename, .upload-relationship-details__filename a, .file-meta__url a'

/** Everywhere in the admin, a file is called what its uploader called it. Its address stays in the link. */
export function PlainFileNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(showPlainNames)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    showPlainNames()
    return () => observer.disconnect()
  }, [])

  return children
}

function showPlainNames(): void {
  for (const { firstChild } of document.querySelectorAll(cards)) {
    if (!(firstChild instanceof Text)) continue
    const words = findFileName(firstChild.data)?.words
    // The node that React made stays its own: only what it says is shortened.
    if (words !== undefined) firstChild.data = words
  }
}
