import { accountOperations } from '../../../src/access/operations/account-operations'
import { type LocaleIn } from '../../../src/config/locales'
import { type accountAnswers } from '../../../src/services/account/answers/account-answers'

/** All that the screens of an account ask when they are opened. */
export const askedByScreens = [
  ...(['Teams', 'Requests', 'Offers', 'Subscriptions', 'Details', 'Photo', 'OwnPicture', 'LastEvent'] as const),
  ...(['Favourites', 'RemovedFavourites', 'Reports', 'KeptReports', 'Interests', 'Notices', 'Onboarding'] as const),
  ...(['Feed', 'Changes', 'Follows', 'EndedFollows', 'Authors', 'Alerts', 'Letters'] as const),
  ...(['Overview', 'ReportsNow', 'DatesAhead'] as const),
  ...(['Registrations', 'CalendarAddress', 'Security'] as const),
] as const satisfies readonly (keyof typeof accountAnswers)[]

export type Recorded = Record<(typeof askedByScreens)[number], { data: object }>

/** What a running account service answers one person, in one language. */
export async function recordAnswers(
  origin: string,
  { token, locale }: { token: string; locale: LocaleIn<'main'> },
): Promise<Recorded> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const entries: [string, object][] = []
  for (const operationName of askedByScreens) {
    const body = JSON.stringify({ operationName, query: accountOperations[operationName], variables: { locale } })
    const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { data?: object; errors?: unknown }
    if (answer.errors !== undefined || answer.data === undefined)
      throw new Error(`${operationName} in ${locale}: ${JSON.stringify(answer)}`)
    entries.push([operationName, { data: answer.data }])
  }
  return Object.fromEntries(entries) as Recorded
}

/** What opens something by being known has no place among what is kept. */
export const withoutSecrets = (recorded: object): object =>
  JSON.parse(
    JSON.stringify(recorded).replace(/(\/(?:calendar|files|picture|download)[\w/-]*\/)[\w.-]{16,}/g, '$1not-kept'),
  ) as object

/** Each field that is there, by where it is and of which kind; how many there are says nothing. */
export function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsOf(one, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [`${at}.${name}`, ...fieldsOf(one, `${at}.${name}`)])
}
