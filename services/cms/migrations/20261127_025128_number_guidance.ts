import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_nav_contents_change_kind" AS ENUM('editorial', 'law-change', 'correction');
  CREATE TYPE "public"."enum__nav_contents_v_version_change_kind" AS ENUM('editorial', 'law-change', 'correction');
  ALTER TABLE "nav_contents" ADD COLUMN "version" numeric DEFAULT 1;
  ALTER TABLE "nav_contents" ADD COLUMN "change_kind" "enum_nav_contents_change_kind" DEFAULT 'editorial';
  ALTER TABLE "nav_contents" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_nav_contents_v" ADD COLUMN "version_version" numeric DEFAULT 1;
  ALTER TABLE "_nav_contents_v" ADD COLUMN "version_change_kind" "enum__nav_contents_v_version_change_kind" DEFAULT 'editorial';
  ALTER TABLE "_nav_contents_v" ADD COLUMN "version_change_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "nav_contents" DROP COLUMN "version";
  ALTER TABLE "nav_contents" DROP COLUMN "change_kind";
  ALTER TABLE "nav_contents" DROP COLUMN "change_note";
  ALTER TABLE "_nav_contents_v" DROP COLUMN "version_version";
  ALTER TABLE "_nav_contents_v" DROP COLUMN "version_change_kind";
  ALTER TABLE "_nav_contents_v" DROP COLUMN "version_change_note";
  DROP TYPE "public"."enum_nav_contents_change_kind";
  DROP TYPE "public"."enum__nav_contents_v_version_change_kind";`)
}
