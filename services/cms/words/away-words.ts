import { type InEach } from './admin-language'

/** The page that stands in for all others while the database is away; what to do then is a reply, see replies/. */
export const awayWords: InEach<{ title: string }> = {
  en: { title: 'The database cannot be reached' },
  fr: { title: 'La base de données est inaccessible' },
  zh: { title: '无法连接数据库' },
}
