import { type OptionalCategory, optionalCategories, storedName } from '../config/stored-keys'
import { type Consent, decideConsent, findConsent } from '../services/consent'

const question = () => document.querySelector<HTMLElement>('[data-consent]')
const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-consent] input')]

/** Asks once what may be stored that is not needed; nothing is, and nothing for it is fetched, until a reader agrees. */
export function askConsent(): void {
  const consent = findConsent()
  if (consent) apply(consent)
  else show()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-decide], [data-reconsider]') : null
    const decision = button?.dataset['decide']
    if (decision !== undefined) decide(toAllowed(decision))
    else if (button) reconsider(button)
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-reconsider]')) button.hidden = false
}

function toAllowed(decision: string): OptionalCategory[] {
  if (decision === 'all') return [...optionalCategories]
  const chosen = choices().flatMap(({ checked, value }) => (checked && decision === 'chosen' ? [value] : []))
  return optionalCategories.filter((category) => chosen.includes(category))
}

function show(): HTMLElement | null {
  const asked = question()
  if (asked) asked.hidden = false
  return asked
}

/** What had the question asked again, and is returned to when it is answered. */
let asker: HTMLElement | undefined

/** Shows what was decided, each thing by itself. */
function reconsider(button: HTMLElement): void {
  asker = button
  const allowed: readonly string[] = findConsent()?.allowed ?? []
  for (const choice of choices()) choice.checked = allowed.includes(choice.value)
  const asked = show()
  asked?.querySelector('details')?.setAttribute('open', '')
  asked?.querySelector('button')?.focus()
}

function decide(allowed: OptionalCategory[]): void {
  apply(decideConsent(allowed, document.documentElement.lang))
  // Anyone who signed in before they agreed is known from now on.
  document.dispatchEvent(new Event('consent:decided'))
  const asked = question()
  if (!asked) return
  const hadFocus = asked.contains(document.activeElement)
  asked.hidden = true
  // The focus does not vanish with the button that had it, and the page stays where it was read.
  if (hadFocus) (asker ?? document.querySelector('main'))?.focus({ preventScroll: asker === undefined })
  asker = undefined
}

function apply({ allowed }: Consent): void {
  if (allowed.includes('statistics')) {
    void import('../services/analytics/count-visits').then(({ countVisits }) =>
      countVisits(localStorage, storedName('token')),
    )
  } else document.dispatchEvent(new Event('consent:withdrawn'))
}
