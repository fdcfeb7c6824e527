'use client'

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type FormEvent } from 'react'
import { sayIn } from '../words/admin-language'
import { signInWords } from '../words/sign-in-words'
import { PlainField } from './plain-field'
import { useReady } from './use-ready'
import { useSignIn } from './use-sign-in'
import './sign-in.css'

/** E-mail and password; then, from those who have one, the code of their authenticator app. */
export function SignInForm({ next }: { next: string }) {
  const { admin, routes } = useConfig().config
  const words = sayIn(signInWords, useTranslation().i18n)
  const isReady = useReady()
  const { asksForCode, problem, isBusy, signIn } = useSignIn(next)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void signIn(Object.fromEntries(new FormData(event.currentTarget)))
  }

  return (
    // Never in an address, whatever sends it.
    <form className="sign-in" method="post" onSubmit={submit}>
      <div className="sign-in-fields">
        <PlainField id="field-email" name="email" type="email" label={words.email} autoComplete="username" required />
        <PlainField {...password} label={words.password} type="password" autoComplete="current-password" required />
        {asksForCode ? (
          <PlainField {...code} label={words.code} description={words.codeHint} autoComplete="one-time-code" required />
        ) : null}
      </div>
      <p className="sign-in-problem" role="alert">
        {problem}
      </p>
      <Link href={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} prefetch={false}>
        {words.forgot}
      </Link>
      <Button type="submit" size="large" disabled={isBusy || !isReady}>
        {words.signIn}
      </Button>
    </form>
  )
}

const password = { id: 'field-password', name: 'password' }
const code = {
  id: 'field-code',
  name: 'code',
  // It appears because the form was sent, and is the next thing to do.
  autoFocus: true,
}
