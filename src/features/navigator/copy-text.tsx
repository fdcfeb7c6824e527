import { useState } from 'react'
import { Press } from '../../shell/session/press'
import { type InsideProps } from './inside-props'

/** Puts a text on the clipboard, and says whether the browser let it. */
export function CopyText({ text, label, words }: Pick<InsideProps, 'words'> & { text: string; label: string }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(words('law.copied'))
    } catch {
      setTold(words('law.not-copied'))
    }
  }
  return (
    <>
      <Press onPress={copy}>{label}</Press>
      <span role="status">{told}</span>
    </>
  )
}
