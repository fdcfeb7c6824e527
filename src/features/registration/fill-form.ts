import { registrationOperations } from '../../access/operations/registration-operations'
import { type RegistrationField, registrationExtras } from '../../forms/registration'
import { type Registering, registering } from '../../services/account/answers/registration-answers'
import { askPlainly, findToken } from '../../services/account/ask-plainly'

const query = registrationOperations.Registering

/** Somebody who is signed in is asked only what the firm does not know of them, and sees the place that they have already. */
export async function registerHere(form: HTMLFormElement): Promise<void> {
  // The answer to a form with a mistake is another form in its place.
  document.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && bringToken(target), true)
  const locale = fieldOf(form, registrationExtras.locale)?.value
  try {
    const viewer = registering.parse(await askPlainly({ operationName: 'Registering', query, variables: { locale } }))
    const event = fieldOf(form, registrationExtras.event)?.value
    const own = viewer.registrations.find((one) => one.event === event && one.state !== 'CANCELLED')
    if (own) showPlace(form, own)
    else fillAll(form, viewer)
  } finally {
    // Without an answer it is the form that everybody else fills in.
    document.documentElement.dataset['registrant'] ??= 'guest'
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldOf = (form: HTMLFormElement, name: string): Field | null => form.querySelector<Field>(`[name="${name}"]`)

/** Of the moment at which it is sent: a session may have been renewed meanwhile. */
function bringToken(form: HTMLFormElement): void {
  const field = form.dataset['inPlace'] === 'registration' ? fieldOf(form, registrationExtras.token) : null
  if (field) field.value = findToken() ?? ''
}

function showPlace(form: HTMLFormElement, { id, state, position }: Registering['registrations'][number]): void {
  const part = state === 'WAITING' ? 'waiting' : 'registered'
  const place = form.closest<HTMLElement>(`#${form.dataset['inPlace']}`)
  const receipt = place?.querySelector<HTMLElement>(`[data-when=${part}]`)
  if (!place || !receipt) return
  const number = receipt.querySelector('[data-fill=reference]')
  if (number) number.textContent = position === null ? id : String(position)
  receipt.hidden = false
  for (const rest of place.querySelectorAll<HTMLElement>(`[data-unless=${part}]`)) rest.hidden = true
}

/** Also each form that comes in its place, with what is to be put right. */
function fillAll(first: HTMLFormElement, viewer: Registering): void {
  const around = first.closest(`#${first.dataset['inPlace']}`)?.parentElement
  let filled: HTMLFormElement | undefined
  const fillNext = () => {
    const form = around?.querySelector<HTMLFormElement>('form[data-in-place]') ?? first
    if (form !== filled) fill((filled = form), viewer)
  }
  fillNext()
  if (around) new MutationObserver(fillNext).observe(around, { childList: true })
}

function fill(form: HTMLFormElement, viewer: Registering): void {
  const known = knownOf(viewer)
  const told = form.querySelector('[data-registrant]')
  for (const [name, value] of Object.entries(known)) {
    const field = fieldOf(form, name)
    const shown = told?.querySelector<HTMLElement>(`[data-told="${name}"]`)
    const row = shown?.closest<HTMLElement>('dl > div')
    const isTold = field !== null && value !== '' && field.getAttribute('aria-invalid') === null
    if (row) row.hidden = !isTold
    if (!field || !isTold) continue
    field.value = value
    field.closest<HTMLElement>('[data-asked-of-guests]')?.setAttribute('data-asked-of-guests', 'known')
    if (shown) shown.textContent = value
  }
  const consent = form.querySelector<HTMLInputElement>('[name=consent]')
  if (consent) consent.checked = true
  document.documentElement.dataset['registrant'] = 'known'
}

/** What is not said in the details is as the page and the account have it. */
function knownOf({ email, details, organisations }: Registering): Partial<Record<RegistrationField, string>> {
  const name = details.name ?? document.querySelector('[data-account]')?.textContent ?? ''
  const organisation = details.company ?? organisations[0]?.name ?? ''
  return { name, email: email ?? '', organisation, jobTitle: details.jobTitle ?? '', country: countryOf(details) }
}

const countryOf = ({ country }: Registering['details']): string =>
  country === null
    ? ''
    : (new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(country) ?? country)
