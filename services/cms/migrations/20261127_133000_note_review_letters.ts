import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of which overdue reviews a letter went: one for each item, language and day that it was due. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "review_letters" (
      "collection" text NOT NULL,
      "item" integer NOT NULL,
      "locale" text NOT NULL,
      "due_on" text NOT NULL,
      "told_at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("collection", "item", "locale", "due_on")
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "review_letters"`)
}
