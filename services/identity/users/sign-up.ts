import { databaseConnection, findConnection } from '../connections'
import { mayWrite, sendReset, sendVerification } from '../mail/letters'
import { type Parts } from '../parts'
import { type PageLocale } from '../words/choose-words'
import { hashPassword } from './hash-password'
import { type User } from './user'

type Applicant = {
  name: string
  email: string
  password: string
  locale: PageLocale
  ip: string
  metadata?: Record<string, unknown>
}

/** Makes an account and asks for confirmation by letter. Who has one already learns so by letter, and nowhere else. */
export async function signUp(parts: Parts, applicant: Applicant): Promise<User | undefined> {
  const { name, email, password, locale, ip, metadata = {} } = applicant
  const connection = findConnection(databaseConnection)
  if (!connection) return undefined
  const names = name.split(' ')
  const user = await parts.users.create(connection, {
    email,
    name: name === '' ? email : name,
    ...(names.length > 1 ? { given_name: names.slice(0, -1).join(' '), family_name: names.slice(-1).join('') } : {}),
    // Hashed before anybody looks whether the address is known: the time taken tells nothing.
    password_hash: await hashPassword(password),
    user_metadata: metadata,
  })
  if (!(await mayWrite(parts, email, ip))) return user
  if (user) await sendVerification(parts, { email, userId: user.id, locale })
  else {
    const known = await parts.users.findLogin(connection.name, { email })
    if (known) await sendReset(parts, { email, userId: known.user_id, locale }, 'known')
  }
  return user
}
