import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What colleagues say to each other about a field, who is to do it, and who has an item open at the moment. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "item_comments" (
      "id" serial PRIMARY KEY,
      "collection" text NOT NULL,
      "item" integer NOT NULL,
      "locale" text NOT NULL,
      "field" text NOT NULL DEFAULT '',
      "words" text NOT NULL,
      "writer" integer NOT NULL,
      "assignee" integer,
      "due_on" date,
      "at" timestamptz NOT NULL DEFAULT now(),
      "done_at" timestamptz,
      "done_by" integer
    );
    CREATE INDEX "item_comments_item_idx" ON "item_comments" ("collection", "item");
    CREATE INDEX "item_comments_assignee_idx" ON "item_comments" ("assignee") WHERE "done_at" IS NULL;
    CREATE TABLE "open_forms" (
      "collection" text NOT NULL,
      "item" integer NOT NULL,
      "colleague" integer NOT NULL,
      "seen_at" timestamptz NOT NULL,
      PRIMARY KEY ("collection", "item", "colleague")
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "item_comments"; DROP TABLE "open_forms"`)
}
