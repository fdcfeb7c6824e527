'use client'

import { useState } from 'react'
import { type NewsletterTestWords } from '../words/newsletter-words'
import { PressButton } from './press-button'

type Props = {
  url: string
  pressKey: string
  languages: readonly { value: string; text: string }[]
  words: NewsletterTestWords
}

/** A letter to the editor who presses, in the language that is chosen, as it is saved. */
export function NewsletterTest({ url, pressKey, languages, words }: Props) {
  const [locale, setLocale] = useState(languages[0]?.value ?? '')
  const [key, setKey] = useState(pressKey)
  const [said, setSaid] = useState('')
  const tell = (leftOut: number) => {
    setSaid(leftOut === 0 ? words.sent : `${words.sent} ${words.leftOut} ${leftOut}.`)
    // Pressed once more, it is another letter.
    setKey(crypto.randomUUID())
  }
  return (
    <section>
      <h3>{words.title}</h3>
      <label>
        {words.language}{' '}
        <select value={locale} onChange={({ target }) => setLocale(target.value)}>
          {languages.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <PressButton words={words.send} url={url} body={{ locale, key }} done={({ leftOut }) => tell(Number(leftOut))} />
      <p role="status">{said}</p>
    </section>
  )
}
