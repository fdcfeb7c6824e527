import { useState } from 'react'
import { Press } from './press'

type Props = { text: string; label: string; words: { copied: string; notCopied: string } }

/** Puts a text on the clipboard, and says whether the browser let it. */
export function CopyText({ text, label, words: { copied, notCopied } }: Props) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(copied)
    } catch {
      setTold(notCopied)
    }
  }
  return (
    <>
      <Press onPress={copy}>{label}</Press>
      <span role="status">{told}</span>
    </>
  )
}
