import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Every language keeps the note that its readers have, so that no edition is another than the one in the log. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "nav_contents_locales" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_change_note" varchar;
  UPDATE "nav_contents_locales" AS told SET "change_note" = kept."change_note"
    FROM "nav_contents" AS kept WHERE kept."id" = told."_parent_id";
  UPDATE "_nav_contents_v_locales" AS told SET "version_change_note" = kept."version_change_note"
    FROM "_nav_contents_v" AS kept WHERE kept."id" = told."_parent_id";
  UPDATE "nav_answers_locales" AS told SET "change_note" = kept."change_note"
    FROM "nav_answers" AS kept WHERE kept."id" = told."_parent_id";
  UPDATE "_nav_answers_v_locales" AS told SET "version_change_note" = kept."version_change_note"
    FROM "_nav_answers_v" AS kept WHERE kept."id" = told."_parent_id";
  ALTER TABLE "nav_contents" DROP COLUMN "change_note";
  ALTER TABLE "_nav_contents_v" DROP COLUMN "version_change_note";
  ALTER TABLE "nav_answers" DROP COLUMN "change_note";
  ALTER TABLE "_nav_answers_v" DROP COLUMN "version_change_note";`)
}

/** What was written in other languages is lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "nav_contents" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_nav_contents_v" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "nav_answers" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_nav_answers_v" ADD COLUMN "version_change_note" varchar;
  UPDATE "nav_contents" AS kept SET "change_note" = told."change_note"
    FROM "nav_contents_locales" AS told WHERE kept."id" = told."_parent_id" AND told."_locale" = 'en';
  UPDATE "_nav_contents_v" AS kept SET "version_change_note" = told."version_change_note"
    FROM "_nav_contents_v_locales" AS told WHERE kept."id" = told."_parent_id" AND told."_locale" = 'en';
  UPDATE "nav_answers" AS kept SET "change_note" = told."change_note"
    FROM "nav_answers_locales" AS told WHERE kept."id" = told."_parent_id" AND told."_locale" = 'en';
  UPDATE "_nav_answers_v" AS kept SET "version_change_note" = told."version_change_note"
    FROM "_nav_answers_v_locales" AS told WHERE kept."id" = told."_parent_id" AND told."_locale" = 'en';
  ALTER TABLE "nav_contents_locales" DROP COLUMN "change_note";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_change_note";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "change_note";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_change_note";`)
}
