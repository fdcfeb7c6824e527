import { act, cleanup, render, screen, within } from '@testing-library/react'
import { type ComponentProps } from 'react'
import { noPermissions } from '../../../src/access/permissions'
import { type LocaleIn } from '../../../src/config/locales'
import { loadSignedInWords, type SignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { leaveAccount } from '../../../src/services/account/leaving'
import { type Snapshot } from '../../../src/services/identity/session/live-session'
import { booting } from '../../../src/services/identity/session/session-state'
import { type User } from '../../../src/services/identity/user'
import { readText } from '../../../src/shell/session/read-form'
import { theSession } from '../../../src/shell/session/use-session'
import { enter, user } from '../user'
import { answers } from './account-answers'
import { AccountPage } from './account-page'

type Sent = { operationName: keyof typeof answers; variables: Record<string, unknown> }
type Answers = Partial<Record<keyof typeof answers, object>>

const blank = { redirectUrl: booting.redirectUrl, stateNonce: undefined, accessDenied: undefined }
const named = { name: 'Rowan Ellery', givenName: 'Rowan', email: 'rowan@harbour.example' }
const rowan = { ...named, objectId: 'auth0|a', company: null } as User
const signedIn: Snapshot = {
  auth: { ...blank, status: 'authenticated', authenticated: true, user: rowan, token: 'a' },
  permissions: { status: 'ready', lists: noPermissions },
}

export const network = {
  isOn: true,
  answers: { ...answers } as Record<string, object>,
  status: 200,
  sent: [] as Sent[],
}
export const sentOf = (name: string) => network.sent.filter(({ operationName }) => operationName === name)

export function setNetwork(isOn: boolean): void {
  network.isOn = isOn
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
  window.dispatchEvent(new Event(isOn ? 'online' : 'offline'))
}

const answer = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  headers: { get: () => 'application/json' },
  text: () => Promise.resolve(JSON.stringify(body)),
})

/** A file comes with one operation, which is answered by itself. */
function answerUpload(form: FormData) {
  const operation = JSON.parse(readText(form, 'operations')) as Sent
  network.sent.push(operation)
  return answer(network.status, network.answers[operation.operationName])
}

export function openNetwork(): void {
  Object.assign(network, { isOn: true, answers: { ...answers }, status: 200, sent: [] })
  // Stands for the network.
  globalThis.fetch = ((_: string, { body }: { body: string | FormData }) => {
    if (!network.isOn) return Promise.reject(new TypeError('Failed to fetch'))
    if (typeof body !== 'string') return Promise.resolve(answerUpload(body))
    const operations = JSON.parse(body) as Sent[]
    network.sent.push(...operations)
    return Promise.resolve(
      answer(
        network.status,
        operations.map(({ operationName }) => network.answers[operationName]),
      ),
    )
  }) as never
}

/** What is still under way ends with it: a late answer would change what the next test is shown. */
export async function closeAll(): Promise<void> {
  cleanup()
  await leaveAccount()
  jest.restoreAllMocks()
}

type Shown = Pick<ComponentProps<typeof AccountPage>, 'products'>

/** The page at an address, for somebody who is signed in. */
export async function open(
  locale: LocaleIn<'main'>,
  address: string,
  ...[own = {}, shown = {}]: [own?: Answers, shown?: Shown]
): Promise<SignedInWords> {
  Object.assign(network.answers, own)
  history.replaceState(null, '', address)
  const { session } = theSession()
  jest.spyOn(session, 'read').mockReturnValue(signedIn)
  jest.spyOn(session, 'loadPermissions').mockResolvedValue()
  await act(async () => {
    render(<AccountPage locale={locale} {...shown} />)
    await new Promise((done) => setTimeout(done))
  })
  return loadSignedInWords(locale)
}

export const fill = (label: string, value: string) => enter(screen.getByLabelText(label), value)
export const press = (name: string) => user.click(screen.getByRole('button', { name }))
export const part = async (title: string) => within(await screen.findByRole('region', { name: title }))
