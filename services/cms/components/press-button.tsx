'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { sayIn } from '../words/admin-language'
import { listWords } from '../words/list-words'

type Answer = Record<string, unknown> & { errors?: { message: string }[] }
type Props = { words: string; url: string; body?: object; done: (answer: Answer) => void }

/** One request, and what came of it; a refusal is shown beside the button. */
export function PressButton({ words, url, body = {}, done }: Props) {
  const { failed } = sayIn(listWords, useTranslation().i18n)
  const [problem, setProblem] = useState('')

  const press = async () => {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer
    if (response.ok) done(answer)
    setProblem(response.ok ? '' : (answer.errors?.[0]?.message ?? failed))
  }

  return (
    <div>
      <Button size="small" buttonStyle="secondary" onClick={() => void press()}>
        {words}
      </Button>
      <p className="sign-in-problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
