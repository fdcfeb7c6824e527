import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const known = `(VALUES ('Arabic', 'ar'), ('Chinese', 'zh'), ('Danish', 'da'), ('Dutch', 'nl'), ('English', 'en'), ('French', 'fr'),
  ('German', 'de'), ('Hebrew', 'he'), ('Italian', 'it'), ('Japanese', 'ja'), ('Korean', 'ko'), ('Norwegian', 'no'),
  ('Polish', 'pl'), ('Portuguese', 'pt'), ('Spanish', 'es'), ('Swedish', 'sv')) AS known("name", "code")`

const tell = (from: 'name' | 'code', to: 'name' | 'code') =>
  ['nav_jurisdictions_texts', '_nav_jurisdictions_v_texts']
    .map(
      (table) => `UPDATE "${table}" AS told SET "text" = known."${to}" FROM ${known}
        WHERE told."path" IN ('sourceLanguages', 'version.sourceLanguages') AND told."text" = known."${from}";`,
    )
    .join('\n')

/** They were English words; every page names them in its own language now. Words that are no such names stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(tell('name', 'code')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(tell('code', 'name')))
}
