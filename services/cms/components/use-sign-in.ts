'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { codeNeeded } from '../second-factor/code-needed'
import { sayIn } from '../words/admin-language'
import { signInWords } from '../words/sign-in-words'

type Answer = { errors?: { message: string }[] }

/** Sends what was typed, and says whether it must be sent again: with a code, or because it was wrong. */
export function useSignIn(next: string) {
  const { config } = useConfig()
  const { noAnswer } = sayIn(signInWords, useTranslation().i18n)
  const [asksForCode, setAsksForCode] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/users/login' })

  const signIn = async (given: object) => {
    setIsBusy(true)
    const found = await findProblem(url, given, noAnswer)
    if (found === undefined) {
      window.location.assign(next)
      return
    }
    setIsBusy(false)
    setAsksForCode((asked) => asked || found === codeNeeded)
    setProblem(found === codeNeeded ? '' : found)
  }
  return { asksForCode, problem, isBusy, signIn }
}

async function findProblem(url: string, given: object, noAnswer: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })
    if (response.ok) return undefined
    const { errors } = (await response.json()) as Answer
    return errors?.[0]?.message ?? noAnswer
  } catch {
    return noAnswer
  }
}
