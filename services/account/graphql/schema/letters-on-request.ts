import { defaultLocale } from '../../../../src/config/locales'
import { desk, type NewLetter } from '../../outbox/queue-letter'
import { type KeptRequest } from '../../records/requests'

/** What a letter needs that is not in the request: what it is about, by its name, and in which language letters are read. */
export type Told = {
  name: string
  letterLocale: string
  /** Who answers; where nobody is named, the firm's desk. */
  team: readonly Addressee[]
}
export type Addressee = Exclude<NewLetter['to'], typeof desk>

/** A request is confirmed by mail to the person who made it, where their address is known, and goes to those who answer it. */
export function lettersOnRequest(request: KeptRequest, { name, letterLocale: locale, team }: Told): NewLetter[] {
  const { sub, id, email, kind, said } = request
  const cause = `request ${id}`
  const person = email === null ? undefined : { person: sub, address: email }
  const asked = { name, reference: id, ...(email === null ? {} : { email }) }
  if (kind === 'callback') {
    return [
      ...(person ? [{ to: person, cause, locale, kind: 'callback-received', data: { name, ...said } } as const] : []),
      { to: desk, cause, locale: defaultLocale, kind: 'callback-for-desk', data: { ...asked, ...said } },
    ]
  }
  if (kind === 'subscription') {
    return [
      ...(person ? [{ to: person, cause, locale, kind: 'seats-received', data: { name, ...said } } as const] : []),
      { to: desk, cause, locale: defaultLocale, kind: 'seats-for-desk', data: { ...asked, ...said } },
    ]
  }
  if (kind === 'question') {
    const { message } = said
    return [
      ...(person ? [{ to: person, cause, locale, kind: 'question-received', data: { name, message } } as const] : []),
      ...recipientsOf(team).map((to): NewLetter => ({
        to,
        cause,
        locale: defaultLocale,
        kind: 'question-for-desk',
        data: { ...asked, message },
      })),
    ]
  }
  return []
}

const recipientsOf = (team: Told['team']): readonly NewLetter['to'][] => (team.length > 0 ? team : [desk])
