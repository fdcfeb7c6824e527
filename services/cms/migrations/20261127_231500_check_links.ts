import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The addresses outside the site that readers are sent to, where they stand, and what they answered last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "link_checks" (
      "url" text PRIMARY KEY,
      "state" text,
      "status" integer,
      "reason" text NOT NULL DEFAULT '',
      "checked_at" timestamptz,
      "broken_since" timestamptz
    );
    CREATE TABLE "link_places" (
      "url" text NOT NULL REFERENCES "link_checks" ON DELETE CASCADE,
      "type" text NOT NULL,
      "item" integer NOT NULL,
      "locale" text NOT NULL,
      PRIMARY KEY ("url", "type", "item", "locale")
    );
    CREATE TABLE "link_runs" (
      "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
      "due_at" timestamptz NOT NULL,
      "ended_at" timestamptz
    );
    INSERT INTO "link_runs" ("due_at") VALUES (now() + interval '7 days')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "link_places"; DROP TABLE "link_checks"; DROP TABLE "link_runs"`)
}
