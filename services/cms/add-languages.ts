import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { everyLocale } from '../../src/config/locales'
import { postgresOf } from './payload-database'

/** The types of PostgreSQL that list languages, and which of them each lists. Migrations name English in all of them. */
const listed = sql`
  select t.typname as name, array_agg(e.enumlabel::text) as languages
  from pg_type t join pg_enum e on e.enumtypid = t.oid join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'public' and t.typname ~ '^_locales$|_published_locale$|_language$'
  group by t.typname
  having 'en' = any(array_agg(e.enumlabel::text))`

/**
 * The languages of the firm, in a database whose migrations name those of the platform. A language that is no longer the firm's
 * stays where it is, and so does what was written in it.
 */
export async function addLanguages(payload: Payload): Promise<void> {
  const { drizzle } = postgresOf(payload)
  const { rows } = await drizzle.execute(listed)
  for (const { name, languages } of rows as { name: string; languages: string[] }[]) {
    for (const locale of everyLocale.filter((one) => !languages.includes(one))) {
      // Names of types and values cannot be parameters; both are of letters, digits and hyphens.
      await drizzle.execute(sql.raw(`ALTER TYPE "public"."${name}" ADD VALUE IF NOT EXISTS '${locale}'`))
    }
  }
}
