import { useEffect } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { ButtonLink } from '../../ui/button/button'

/** What the provider says in the query. Its own words are never shown: anybody can write a query. */
export function findOutcome(search: string): 'verified' | 'already' | 'expired' {
  const told = new URLSearchParams(search)
  if (told.get('success') === 'true') return 'verified'
  return /already/i.test(`${told.get('code') ?? ''} ${told.get('message') ?? ''}`) ? 'already' : 'expired'
}

const titles = {
  verified: ['verified.title', 'verified.text'],
  already: ['verified.already-title', 'verified.already-text'],
  expired: ['verified.expired-title', 'verified.expired-text'],
} as const

export function EmailVerifiedScreen({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  // An e-mail address that the provider sends along stays neither on the screen nor in the history.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has('email')) return
    query.delete('email')
    history.replaceState(history.state, '', `${location.pathname}?${query.toString()}`)
  }, [])
  const [title, text] = titles[findOutcome(location.search)]
  return (
    <ScreenGate title={words(title)} lead={<p>{words(text)}</p>}>
      <ButtonLink href={href('sign-in', locale)}>{words('sign-in.title')}</ButtonLink>
    </ScreenGate>
  )
}
