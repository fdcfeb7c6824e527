import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The words of the original that each translation renders, and since when the original says something else. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "translation_bases" (
      "collection" text NOT NULL,
      "item" integer NOT NULL,
      "locale" text NOT NULL,
      "words" jsonb NOT NULL,
      "older_since" timestamptz,
      PRIMARY KEY ("collection", "item", "locale")
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "translation_bases"`)
}
