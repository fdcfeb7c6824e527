import { useEffect } from 'react'
import { type LocaleIn } from '../../config/locales'
import { findOrganization } from '../../shell/session/return-to'
import { useSession } from '../../shell/session/use-session'

/** Somebody who is signed in already has no business here, unless they were invited for another organisation. */
export function useSignedIn(locale: LocaleIn<'main'>, returnTo: string): void {
  const { auth, session } = useSession()
  useEffect(() => {
    if (auth.status === 'booting') void session.restore(locale)
    if (auth.status !== 'authenticated') return
    const organization = findOrganization(location.search)
    if (organization === undefined || organization === session.organization) location.replace(returnTo)
    else void session.signIn({ returnTo, locale, organization })
  }, [auth, session, returnTo, locale])
}
