import { defaultLocale, type LocaleIn } from '../../../src/config/locales'
import { subjectTypes } from '../../../src/forms/account-interests'
import { type Database } from '../../database/open-database'

/** What pages are about; of those that stand below another, which. Regions are there for what is in them. */
export type SubjectItem = { type: string; id: number; title: string; parent: number | null }

export type Subjects = {
  /** All that are public, in the language that is wanted or else in English. */
  list: (locale: LocaleIn<'main'>) => Promise<SubjectItem[]>
}

const types = [...subjectTypes, 'nav-region']

const all = `
  select distinct on (type, id) type, id, title, parent from account.items
  where type = any($1) and locale in ($2, '${defaultLocale}') order by type, id, (locale = $2) desc`

export const openSubjects = (database: Pick<Database, 'query'>): Subjects => ({
  list: async (locale) =>
    (await database.query<SubjectItem>({ name: 'subjects', text: all, values: [types, locale] })).rows,
})
