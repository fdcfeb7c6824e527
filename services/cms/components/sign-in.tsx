import { redirect } from 'next/navigation'
import { type AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from './graphics'
import { SignInForm } from './sign-in-form'

/** The door. Payload's own asks for no second factor. */
export function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const next = getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <h1 className="sign-in-heading">Sign in</h1>
      <SignInForm next={next} />
    </>
  )
}
