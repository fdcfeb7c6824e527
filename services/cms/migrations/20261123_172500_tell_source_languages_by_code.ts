import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** They were English words; every page names them in its own language now. Words that are no such names stay. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "nav_jurisdictions_texts" AS told SET "text" = known."code"
    FROM (VALUES ('Arabic', 'ar'), ('Chinese', 'zh'), ('Danish', 'da'), ('Dutch', 'nl'), ('English', 'en'), ('French', 'fr'),
      ('German', 'de'), ('Hebrew', 'he'), ('Italian', 'it'), ('Japanese', 'ja'), ('Korean', 'ko'), ('Norwegian', 'no'),
      ('Polish', 'pl'), ('Portuguese', 'pt'), ('Spanish', 'es'), ('Swedish', 'sv')) AS known("name", "code")
    WHERE told."path" IN ('sourceLanguages', 'version.sourceLanguages') AND told."text" = known."name";
  UPDATE "_nav_jurisdictions_v_texts" AS told SET "text" = known."code"
    FROM (VALUES ('Arabic', 'ar'), ('Chinese', 'zh'), ('Danish', 'da'), ('Dutch', 'nl'), ('English', 'en'), ('French', 'fr'),
      ('German', 'de'), ('Hebrew', 'he'), ('Italian', 'it'), ('Japanese', 'ja'), ('Korean', 'ko'), ('Norwegian', 'no'),
      ('Polish', 'pl'), ('Portuguese', 'pt'), ('Spanish', 'es'), ('Swedish', 'sv')) AS known("name", "code")
    WHERE told."path" IN ('sourceLanguages', 'version.sourceLanguages') AND told."text" = known."name";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "nav_jurisdictions_texts" AS told SET "text" = known."name"
    FROM (VALUES ('Arabic', 'ar'), ('Chinese', 'zh'), ('Danish', 'da'), ('Dutch', 'nl'), ('English', 'en'), ('French', 'fr'),
      ('German', 'de'), ('Hebrew', 'he'), ('Italian', 'it'), ('Japanese', 'ja'), ('Korean', 'ko'), ('Norwegian', 'no'),
      ('Polish', 'pl'), ('Portuguese', 'pt'), ('Spanish', 'es'), ('Swedish', 'sv')) AS known("name", "code")
    WHERE told."path" IN ('sourceLanguages', 'version.sourceLanguages') AND told."text" = known."code";
  UPDATE "_nav_jurisdictions_v_texts" AS told SET "text" = known."name"
    FROM (VALUES ('Arabic', 'ar'), ('Chinese', 'zh'), ('Danish', 'da'), ('Dutch', 'nl'), ('English', 'en'), ('French', 'fr'),
      ('German', 'de'), ('Hebrew', 'he'), ('Italian', 'it'), ('Japanese', 'ja'), ('Korean', 'ko'), ('Norwegian', 'no'),
      ('Polish', 'pl'), ('Portuguese', 'pt'), ('Spanish', 'es'), ('Swedish', 'sv')) AS known("name", "code")
    WHERE told."path" IN ('sourceLanguages', 'version.sourceLanguages') AND told."text" = known."code";`)
}
