import { type Consent, decideConsent, findConsent } from '../services/consent'

const question = () => document.querySelector<HTMLElement>('[data-consent]')

/** Asks once whether visits may be counted; nothing is counted, and nothing for counting is fetched, until a reader agrees. */
export function askConsent(): void {
  const consent = findConsent()
  if (consent) apply(consent)
  else show()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-decide], [data-reconsider]') : null
    const decision = button?.dataset['decide']
    if (decision !== undefined) decide(decision === 'yes')
    else if (button) show(true)
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-reconsider]')) button.hidden = false
}

function show(isAskedFor = false): void {
  const asked = question()
  if (!asked) return
  asked.hidden = false
  if (isAskedFor) asked.querySelector('button')?.focus()
}

function decide(statistics: boolean): void {
  apply(decideConsent(statistics, document.documentElement.lang))
  const asked = question()
  if (!asked) return
  const hadFocus = asked.contains(document.activeElement)
  asked.hidden = true
  // The focus does not vanish with the button that had it.
  if (hadFocus) (document.querySelector<HTMLElement>('[data-reconsider]') ?? document.querySelector('main'))?.focus()
}

function apply({ statistics }: Consent): void {
  if (statistics) void import('../services/analytics/count-visits').then(({ countVisits }) => countVisits())
  else document.dispatchEvent(new Event('consent:withdrawn'))
}
