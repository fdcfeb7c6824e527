import { type Payload } from 'payload'
import { defaultLocale } from '../../../src/config/locales'
import { type AdminLanguage, adminLanguages } from '../words/admin-language'

/** Among what Payload keeps of a colleague's choices. The choice of a language itself is a cookie, which no letter can read. */
export const languageKey = 'admin-language'

const isAdminLanguage = (one: unknown): one is AdminLanguage => adminLanguages.some((known) => known === one)
const ofFirm = adminLanguages.find((one) => one === defaultLocale.split('-')[0]) ?? 'en'

/** The language in which a colleague last read the administration; the firm's where they never have. */
export const toLetterLanguage = (noted: unknown): AdminLanguage => (isAdminLanguage(noted) ? noted : ofFirm)

const chosenBy = (user: number) => ({
  and: [
    { key: { equals: languageKey } },
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: user } },
  ],
})

type Preferences = Pick<Payload, 'db'>

export async function findLanguage({ db }: Preferences, user: number): Promise<unknown> {
  const kept = await db.findOne<{ id: number; value?: unknown }>({
    collection: 'payload-preferences',
    where: chosenBy(user),
  })
  return kept?.value
}

type Chosen = { user: number; language: string }

/** Keeps the language in which a colleague reads the administration, for letters that go out when they are not there. */
export async function noteLanguage(payload: Preferences, { user, language }: Chosen): Promise<void> {
  if (!isAdminLanguage(language) || (await findLanguage(payload, user)) === language) return
  await payload.db.upsert({
    collection: 'payload-preferences',
    data: { key: languageKey, user: { relationTo: 'users', value: user }, value: language },
    req: {},
    where: chosenBy(user),
  })
}
