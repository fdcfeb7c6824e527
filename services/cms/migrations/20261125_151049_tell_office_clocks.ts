import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_time_zone" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "time_zone";
  ALTER TABLE "_offices_v" DROP COLUMN "version_time_zone";`)
}
