import { redirect } from 'next/navigation'
import { type AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { sayIn } from '../words/admin-language'
import { signInWords } from '../words/sign-in-words'
import { Logo } from './graphics'
import { SignInForm } from './sign-in-form'

/** The door. Payload's own asks for no second factor. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload, i18n } = initPageResult.req
  const next = getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <h1 className="sign-in-heading">{sayIn(signInWords, i18n).signIn}</h1>
      <SignInForm next={next} />
    </>
  )
}
