import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_spaces_notes_language" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TABLE "spaces_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"written_on" timestamp(3) with time zone NOT NULL,
  	"language" "enum_spaces_notes_language" DEFAULT 'en' NOT NULL,
  	"author_id" integer,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "spaces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spaces_id" integer;
  ALTER TABLE "spaces_notes" ADD CONSTRAINT "spaces_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spaces_notes" ADD CONSTRAINT "spaces_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "spaces_notes_order_idx" ON "spaces_notes" USING btree ("_order");
  CREATE INDEX "spaces_notes_parent_id_idx" ON "spaces_notes" USING btree ("_parent_id");
  CREATE INDEX "spaces_notes_author_idx" ON "spaces_notes" USING btree ("author_id");
  CREATE UNIQUE INDEX "spaces_key_idx" ON "spaces" USING btree ("key");
  CREATE INDEX "spaces_updated_at_idx" ON "spaces" USING btree ("updated_at");
  CREATE INDEX "spaces_created_at_idx" ON "spaces" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spaces_fk" FOREIGN KEY ("spaces_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spaces_id_idx" ON "payload_locked_documents_rels" USING btree ("spaces_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "spaces_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spaces" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spaces_notes" CASCADE;
  DROP TABLE "spaces" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spaces_fk";
  
  DROP INDEX "payload_locked_documents_rels_spaces_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spaces_id";
  DROP TYPE "public"."enum_spaces_notes_language";`)
}
