import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Changes of many items that are made, and taken back, together; at once or at a moment to come. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "bundles" (
      "id" serial PRIMARY KEY,
      "name" text NOT NULL,
      "due_at" timestamptz,
      "made_by" integer NOT NULL,
      "made_at" timestamptz NOT NULL DEFAULT now(),
      "done_at" timestamptz,
      "undone_at" timestamptz,
      "cancelled_at" timestamptz,
      "problem" text NOT NULL DEFAULT ''
    );
    CREATE TABLE "bundle_changes" (
      "bundle" integer NOT NULL REFERENCES "bundles" ON DELETE CASCADE,
      "position" integer NOT NULL,
      "collection" text NOT NULL,
      "item" integer NOT NULL,
      "locale" text NOT NULL,
      "operation" text NOT NULL,
      "value" integer,
      "before" jsonb,
      PRIMARY KEY ("bundle", "position")
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "bundle_changes"; DROP TABLE "bundles"`)
}
