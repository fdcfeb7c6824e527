import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Each language keeps the office that its page showed: on the English one, and on that of the office’s own country. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "graduate_pages" DROP CONSTRAINT "graduate_pages_office_id_offices_id_fk";
  
  ALTER TABLE "_graduate_pages_v" DROP CONSTRAINT "_graduate_pages_v_version_office_id_offices_id_fk";
  
  DROP INDEX "graduate_pages_office_idx";
  DROP INDEX "_graduate_pages_v_version_version_office_idx";
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "office_id" integer;
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_office_id" integer;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "graduate_pages_office_idx" ON "graduate_pages_locales" USING btree ("office_id","_locale");
  CREATE INDEX "_graduate_pages_v_version_version_office_idx" ON "_graduate_pages_v_locales" USING btree ("version_office_id","_locale");
  UPDATE "graduate_pages_locales" AS told SET "office_id" = page."office_id"
    FROM "graduate_pages" AS page JOIN "offices" AS office ON office."id" = page."office_id"
      JOIN "locations" AS country ON country."id" = office."country_id"
    WHERE told."_parent_id" = page."id"
      AND (told."_locale" = 'en' OR split_part(told."_locale"::text, '-', 2) = lower(country."iso"));
  UPDATE "_graduate_pages_v_locales" AS told SET "version_office_id" = page."version_office_id"
    FROM "_graduate_pages_v" AS page JOIN "offices" AS office ON office."id" = page."version_office_id"
      JOIN "locations" AS country ON country."id" = office."country_id"
    WHERE told."_parent_id" = page."id"
      AND (told."_locale" = 'en' OR split_part(told."_locale"::text, '-', 2) = lower(country."iso"));
  ALTER TABLE "graduate_pages" DROP COLUMN "office_id";
  ALTER TABLE "_graduate_pages_v" DROP COLUMN "version_office_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "graduate_pages_locales" DROP CONSTRAINT "graduate_pages_locales_office_id_offices_id_fk";
  
  ALTER TABLE "_graduate_pages_v_locales" DROP CONSTRAINT "_graduate_pages_v_locales_version_office_id_offices_id_fk";
  
  DROP INDEX "graduate_pages_office_idx";
  DROP INDEX "_graduate_pages_v_version_version_office_idx";
  ALTER TABLE "graduate_pages" ADD COLUMN "office_id" integer;
  ALTER TABLE "_graduate_pages_v" ADD COLUMN "version_office_id" integer;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "graduate_pages_office_idx" ON "graduate_pages" USING btree ("office_id");
  CREATE INDEX "_graduate_pages_v_version_version_office_idx" ON "_graduate_pages_v" USING btree ("version_office_id");
  UPDATE "graduate_pages" AS page SET "office_id" = told."office_id"
    FROM "graduate_pages_locales" AS told WHERE told."_parent_id" = page."id" AND told."_locale" = 'en';
  UPDATE "_graduate_pages_v" AS page SET "version_office_id" = told."version_office_id"
    FROM "_graduate_pages_v_locales" AS told WHERE told."_parent_id" = page."id" AND told."_locale" = 'en';
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "office_id";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_office_id";`)
}
