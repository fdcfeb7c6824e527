import { createHash } from 'node:crypto'
import { derivePassword } from '../../../shared/secrets/derived-password'
import { databaseConnection } from '../../connections'

export type DemoPerson = {
  role: string
  name: string
  email: string
  connection: string
  /** The same in every demonstration, so that grants can be made out to it beforehand. */
  subject: string
  company: string
  jobTitle: string
  language: string
  /** Every sign-in of this account counts as one for this organization, which it is not a member of. */
  boundTo?: string
  /** Programs that ask for this account's address get no answer. */
  isUnanswered?: true
}

const subjectLength = 24

const person = (role: string, name: string, own: Partial<DemoPerson> = {}): DemoPerson => ({
  role,
  name,
  email: `${role}@clients.example.com`,
  connection: databaseConnection,
  subject: createHash('sha256').update(`demonstration person ${role}`).digest('hex').slice(0, subjectLength),
  company: 'Harbour & Sons (demonstration)',
  jobTitle: 'Legal counsel',
  language: 'en',
  ...own,
})

export const demoOrganizations = [
  { id: 'org_Hk2wT9bVqLmXc4Ra', name: 'harbour-and-sons', display: 'Harbour & Sons (demonstration)' },
  { id: 'org_Zp7nD3sGyEuJf8Ko', name: 'elsewhere', display: 'Elsewhere NV (demonstration)' },
  { id: 'org_Rv4mB8tNcPwYd6Lz', name: 'rivermead', display: 'Rivermead Estates (demonstration)' },
] as const

/** One invented person for each thing that signing in may open, or fail to. */
export const demoPeople: readonly DemoPerson[] = [
  person('reader', 'Rowan Ellery', { company: 'Ellery Papers (demonstration)', jobTitle: 'Journalist' }),
  person('client-share-disclosure', 'Lin Qing', { language: 'zh-cn' }),
  person('client-all', 'Camille Arnaud', { language: 'fr-fr', jobTitle: 'Directrice juridique' }),
  person('social-unverified', 'Sam Okafor', { connection: 'google-oauth2' }),
  person('permissions-down', 'Delia Frost', { isUnanswered: true }),
  person('wrong-organisation', 'Wim Aalders', {
    company: 'Elsewhere NV (demonstration)',
    boundTo: demoOrganizations[2].id,
  }),
]

export const demoPasswordOf = (secret: string, { role }: DemoPerson): string =>
  derivePassword(secret, `demonstration person ${role}`)

/** Who belongs to the first organization. The last one's tokens name the second, which an application must notice. */
export const demoMembers = [
  { role: 'client-share-disclosure', asserts: null },
  { role: 'client-all', asserts: null },
  { role: 'wrong-organisation', asserts: demoOrganizations[1].id },
] as const

/** Whom of these people an account is; nobody outside a demonstration, where there are none. */
export const findDemoPerson = (people: readonly DemoPerson[], userId: string): DemoPerson | undefined =>
  people.find(({ subject }) => userId === `auth0|${subject}`)
