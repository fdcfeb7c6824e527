'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { type Imported } from '../translation/import-xliff'
import { sayIn } from '../words/admin-language'
import { languagesWords } from '../words/languages-words'

type Answer = { items?: Imported[]; errors?: { message: string }[] }

/** A file that came back from an agency, and what became of it, item by item. */
export function TakeTranslationIn({ url, label, hint }: { url: string; label: string; hint: string }) {
  const { i18n } = useTranslation()
  const words = sayIn(languagesWords, i18n)
  const [said, setSaid] = useState<string[]>([])

  const takeIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ xliff: await file.text() }),
    })
    const answer = (await response.json().catch(() => ({}))) as Answer
    target.value = ''
    setSaid(
      response.ok
        ? (answer.items ?? []).flatMap((item) => tell(item, words))
        : [answer.errors?.[0]?.message ?? words.failed],
    )
  }

  return (
    <section>
      <label>
        <strong>{label}</strong>
        <br />
        <input type="file" accept=".xlf,.xliff,.xml" onChange={(event) => void takeIn(event)} />
      </label>
      <p className="admin-view-quiet">{hint}</p>
      <ul role="status" aria-label={label}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

type Words = (typeof languagesWords)['en']

const tell = ({ title, taken, left }: Imported, words: Words): string[] => [
  ...(taken.length > 0 ? [words.taken(title, taken.join(', '))] : []),
  ...left.map(({ label, why }) => `${title}: ${words.left(label, why)}`),
]
