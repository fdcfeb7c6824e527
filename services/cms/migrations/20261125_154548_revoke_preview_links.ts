import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_generations" (
  	"collection" text NOT NULL,
  	"item_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"generation" integer NOT NULL,
  	CONSTRAINT "preview_generations_collection_item_id_locale_pk" PRIMARY KEY("collection","item_id","locale")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_generations" CASCADE;`)
}
