import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_notices" ADD COLUMN "badge_id" integer;
  ALTER TABLE "legal_notices" ADD COLUMN "badge_address" varchar;
  ALTER TABLE "_legal_notices_v" ADD COLUMN "version_badge_id" integer;
  ALTER TABLE "_legal_notices_v" ADD COLUMN "version_badge_address" varchar;
  ALTER TABLE "legal_notices" ADD CONSTRAINT "legal_notices_badge_id_media_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v" ADD CONSTRAINT "_legal_notices_v_version_badge_id_media_id_fk" FOREIGN KEY ("version_badge_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "legal_notices_badge_idx" ON "legal_notices" USING btree ("badge_id");
  CREATE INDEX "_legal_notices_v_version_version_badge_idx" ON "_legal_notices_v" USING btree ("version_badge_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_notices" DROP CONSTRAINT "legal_notices_badge_id_media_id_fk";
  
  ALTER TABLE "_legal_notices_v" DROP CONSTRAINT "_legal_notices_v_version_badge_id_media_id_fk";
  
  DROP INDEX "legal_notices_badge_idx";
  DROP INDEX "_legal_notices_v_version_version_badge_idx";
  ALTER TABLE "legal_notices" DROP COLUMN "badge_id";
  ALTER TABLE "legal_notices" DROP COLUMN "badge_address";
  ALTER TABLE "_legal_notices_v" DROP COLUMN "version_badge_id";
  ALTER TABLE "_legal_notices_v" DROP COLUMN "version_badge_address";`)
}
