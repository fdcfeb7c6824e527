import { type Database } from '../../../database/open-database'
import { findConnection } from '../../connections'
import { type Parts } from '../../parts'
import { hashPassword } from '../hash-password'
import { type Users } from '../users'
import { demoMembers, demoOrganizations, demoPasswordOf, demoPeople, type DemoPerson } from './demo-people'

export async function isDemonstration(database: Pick<Database, 'query'>): Promise<boolean> {
  return (await database.query('select from platform.demonstration')).rowCount === 1
}

/** Gives a demonstration its people. Anyone who is there is left as they are. */
export async function ensureDemoPeople(parts: Pick<Parts, 'database' | 'users'>, secret: string): Promise<void> {
  const { database, users } = parts
  if (!(await isDemonstration(database))) return
  for (const person of demoPeople) await ensurePerson(users, person, secret)
  for (const { id, name, display } of demoOrganizations) {
    await database.query(
      'insert into identity.organizations (id, name, display_name) values ($1, $2, $3) on conflict do nothing',
      [id, name, display],
    )
  }
  for (const { role, asserts } of demoMembers) {
    const person = demoPeople.find((one) => one.role === role)
    await database.query(
      `insert into identity.organization_members (organization_id, user_id, asserted_id)
       select $1, user_id, $3 from identity.logins where subject = $2 on conflict do nothing`,
      [demoOrganizations[0].id, person?.subject, asserts],
    )
  }
}

async function ensurePerson(users: Users, person: DemoPerson, secret: string): Promise<void> {
  const connection = findConnection(person.connection)
  const { email, name, subject, company, jobTitle, language } = person
  if (!connection || (await users.findLogin(connection.name, { email }))) return
  const [given = '', family = ''] = name.split(' ')
  const isLocal = connection.kind === 'database'
  await users.create(connection, {
    email,
    name,
    given_name: given,
    family_name: family,
    company,
    job_title: jobTitle,
    subject,
    email_verified: isLocal,
    user_metadata: { language },
    ...(isLocal ? { password_hash: await hashPassword(demoPasswordOf(secret, person)) } : {}),
  })
}
