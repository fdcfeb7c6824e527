import { findFurnishedPlace } from '../place/furnished'
import { type Place, removePlace, startInstallation } from '../place/installation'
import { accountsOf, type Answer, type Asked, cmsOrigin, send } from './cms'

export type Cms = {
  place: Place
  origin: string
  ask: (path: string, asked?: Asked) => Promise<Answer>
  /** The administrator's session, and what opens another. */
  admin: string
  account: { email: string; password: string }
  /** A new colleague with these roles, signed in. */
  signIn: (...roles: string[]) => Promise<string>
  /** What the start has shown so far. */
  screen: () => string
  stop: () => Promise<void>
}

const password = 'correct horse battery staple'

/** An installation with a CMS of its own, and its administrator. */
export async function startCms(env: Record<string, string> = {}): Promise<Cms> {
  const place = await findFurnishedPlace()
  const installation = startInstallation(place, { env })
  await installation.says('Ready: ')
  const origin = cmsOrigin(place)
  const ask: Cms['ask'] = (path, asked) => send(`${origin}${path}`, asked)

  const enter = async (account: { email: string; password: string }) =>
    String((await ask('/api/users/login', { method: 'POST', body: account })).body.token)
  const account = accountsOf(place).find(({ role }) => role === 'admin')
  if (!account) throw new Error('There is no administrator.')
  const admin = await enter(account)
  const signIn = async (...roles: string[]) => {
    const email = `${roles.join('.')}.${Math.random().toString(36).slice(2)}@example.com`
    await ask('/api/users', { method: 'POST', token: admin, body: { email, password, name: roles.join(), roles } })
    return enter({ email, password })
  }
  const stop = async () => {
    await installation.stop()
    removePlace(place)
  }
  return { place, origin, ask, signIn, stop, admin, account, screen: installation.output }
}

/** The fields that a form marks. */
export const markedIn = ({ body }: Answer): (string | undefined)[] =>
  (body.errors ?? []).flatMap(({ data }) => (data?.errors ?? []).map(({ path }) => path))

/** Every sentence of a refusal, as its reader sees them together. */
export const problemsIn = ({ body }: Answer): string =>
  (body.errors ?? [])
    .flatMap(({ message, data }) => [
      message,
      ...(data?.errors ?? []).map((one) => `${one.label ?? ''}: ${one.message}`),
    ])
    .join('\n')
