'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type FormEvent } from 'react'
import { codeNeeded } from '../second-factor/code-needed'
import { PlainField } from './plain-field'
import { useReady } from './use-ready'
import { useSignIn } from './use-sign-in'
import './sign-in.css'

/** E-mail and password; then, from those who have one, the code of their authenticator app. */
export function SignInForm({ next }: { next: string }) {
  const { admin, routes } = useConfig().config
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
        <PlainField id="field-email" name="email" type="email" label="Email" autoComplete="username" required />
        <PlainField {...password} type="password" autoComplete="current-password" required />
        {asksForCode ? <PlainField {...code} autoComplete="one-time-code" required /> : null}
      </div>
      <p className="sign-in-problem" role="alert">
        {problem}
      </p>
      <Link href={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} prefetch={false}>
        Forgot password?
      </Link>
      <Button type="submit" size="large" disabled={isBusy || !isReady}>
        Sign in
      </Button>
    </form>
  )
}

const password = { id: 'field-password', name: 'password', label: 'Password' }
const code = {
  id: 'field-code',
  name: 'code',
  label: 'Code',
  description: `${codeNeeded} Without your telephone: one of your recovery codes.`,
  // It appears because the form was sent, and is the next thing to do.
  autoFocus: true,
}
