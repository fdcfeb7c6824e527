import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Each language that an article has keeps the sources that its page showed. A row’s id is that of one list in one
 * language, and a version’s row comes back under its `_uuid`, so copies have names of their own. What an approval bears
 * is counted anew: a text approved before, but not shown to readers as it is, is approved again before it can be.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_citations" ADD COLUMN "_locale" "_locales";
  ALTER TABLE "_articles_v_version_citations" ADD COLUMN "_locale" "_locales";
  INSERT INTO "articles_citations" ("_order", "_parent_id", "_locale", "id", "text", "url")
    SELECT cited."_order", cited."_parent_id", told."_locale", left(md5(cited."id" || told."_locale"), 24), cited."text", cited."url"
    FROM "articles_citations" AS cited JOIN "articles_locales" AS told ON told."_parent_id" = cited."_parent_id"
    WHERE told."_locale" <> 'en';
  INSERT INTO "_articles_v_version_citations" ("_order", "_parent_id", "_locale", "text", "url", "_uuid")
    SELECT cited."_order", cited."_parent_id", told."_locale", cited."text", cited."url", left(md5(cited."_uuid" || told."_locale"), 24)
    FROM "_articles_v_version_citations" AS cited JOIN "_articles_v_locales" AS told ON told."_parent_id" = cited."_parent_id"
    WHERE told."_locale" <> 'en';
  UPDATE "articles_citations" SET "_locale" = 'en' WHERE "_locale" IS NULL;
  UPDATE "_articles_v_version_citations" SET "_locale" = 'en' WHERE "_locale" IS NULL;
  ALTER TABLE "articles_citations" ALTER COLUMN "_locale" SET NOT NULL;
  ALTER TABLE "_articles_v_version_citations" ALTER COLUMN "_locale" SET NOT NULL;
  CREATE INDEX "articles_citations_locale_idx" ON "articles_citations" USING btree ("_locale");
  CREATE INDEX "_articles_v_version_citations_locale_idx" ON "_articles_v_version_citations" USING btree ("_locale");`)
}

/** The English sources are those of all languages again; where there are none, those of the first language that has some. */
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "articles_citations" AS cited WHERE "_locale" <>
    (SELECT min("_locale") FROM "articles_citations" WHERE "_parent_id" = cited."_parent_id");
  DELETE FROM "_articles_v_version_citations" AS cited WHERE "_locale" <>
    (SELECT min("_locale") FROM "_articles_v_version_citations" WHERE "_parent_id" = cited."_parent_id");
  DROP INDEX "articles_citations_locale_idx";
  DROP INDEX "_articles_v_version_citations_locale_idx";
  ALTER TABLE "articles_citations" DROP COLUMN "_locale";
  ALTER TABLE "_articles_v_version_citations" DROP COLUMN "_locale";`)
}
