import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Letters to colleagues, until the mail server has taken them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "colleague_letters" (
      "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      "address" text NOT NULL,
      "subject" text NOT NULL,
      "words" text NOT NULL,
      "written_at" timestamptz NOT NULL DEFAULT now(),
      "next_at" timestamptz NOT NULL DEFAULT now(),
      "attempts" integer NOT NULL DEFAULT 0
    );
    CREATE INDEX "colleague_letters_next_at" ON "colleague_letters" ("next_at")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "colleague_letters"`)
}
