import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletter_issues_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_issues_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TABLE "newsletter_issues_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"article_id" integer,
  	"event_id" integer,
  	"training_id" integer
  );
  
  CREATE TABLE "newsletter_issues_entries_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"newsletter_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_newsletter_issues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "newsletter_issues_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_newsletter_issues_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_reviewer_id" integer,
  	"review_due_on" timestamp(3) with time zone,
  	"review_sent_by_id" integer,
  	"review_returned_by_id" integer,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_newsletter_issues_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer,
  	"event_id" integer,
  	"training_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_version_entries_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_newsletter_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newsletter_issues_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_newsletter_issues_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__newsletter_issues_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_reviewer_id" integer,
  	"version_review_due_on" timestamp(3) with time zone,
  	"version_review_sent_by_id" integer,
  	"version_review_returned_by_id" integer,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  ALTER TABLE "menus_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "_menus_v_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "redirects_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "newsletter_issues_entries" ADD CONSTRAINT "newsletter_issues_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_entries" ADD CONSTRAINT "newsletter_issues_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_entries" ADD CONSTRAINT "newsletter_issues_entries_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_entries" ADD CONSTRAINT "newsletter_issues_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_entries_locales" ADD CONSTRAINT "newsletter_issues_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_entries" ADD CONSTRAINT "_newsletter_issues_v_version_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_entries" ADD CONSTRAINT "_newsletter_issues_v_version_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_entries" ADD CONSTRAINT "_newsletter_issues_v_version_entries_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_entries" ADD CONSTRAINT "_newsletter_issues_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_entries_locales" ADD CONSTRAINT "_newsletter_issues_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_newsletter_id_newsletters_id_fk" FOREIGN KEY ("version_newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_locales" ADD CONSTRAINT "_newsletter_issues_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_entries_order_idx" ON "newsletter_issues_entries" USING btree ("_order");
  CREATE INDEX "newsletter_issues_entries_parent_id_idx" ON "newsletter_issues_entries" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_entries_article_idx" ON "newsletter_issues_entries" USING btree ("article_id");
  CREATE INDEX "newsletter_issues_entries_event_idx" ON "newsletter_issues_entries" USING btree ("event_id");
  CREATE INDEX "newsletter_issues_entries_training_idx" ON "newsletter_issues_entries" USING btree ("training_id");
  CREATE UNIQUE INDEX "newsletter_issues_entries_locales_locale_parent_id_unique" ON "newsletter_issues_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_entries_locales_parent_alone_idx" ON "newsletter_issues_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_newsletter_idx" ON "newsletter_issues" USING btree ("newsletter_id");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_deleted_at_idx" ON "newsletter_issues" USING btree ("deleted_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "newsletter_issues" USING btree ("_status");
  CREATE INDEX "newsletter_issues_seo_seo_image_idx" ON "newsletter_issues_locales" USING btree ("seo_image_id");
  CREATE INDEX "newsletter_issues_review_review_reviewer_idx" ON "newsletter_issues_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "newsletter_issues_review_review_sent_by_idx" ON "newsletter_issues_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "newsletter_issues_review_review_returned_by_idx" ON "newsletter_issues_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "newsletter_issues_review_review_approved_by_idx" ON "newsletter_issues_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "newsletter_issues_locales_locale_parent_id_unique" ON "newsletter_issues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_locales_parent_alone_idx" ON "newsletter_issues_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_locale_idx" ON "newsletter_issues_rels" USING btree ("locale");
  CREATE INDEX "newsletter_issues_rels_users_id_idx" ON "newsletter_issues_rels" USING btree ("users_id","locale");
  CREATE INDEX "_newsletter_issues_v_version_entries_order_idx" ON "_newsletter_issues_v_version_entries" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_version_entries_parent_id_idx" ON "_newsletter_issues_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_version_entries_article_idx" ON "_newsletter_issues_v_version_entries" USING btree ("article_id");
  CREATE INDEX "_newsletter_issues_v_version_entries_event_idx" ON "_newsletter_issues_v_version_entries" USING btree ("event_id");
  CREATE INDEX "_newsletter_issues_v_version_entries_training_idx" ON "_newsletter_issues_v_version_entries" USING btree ("training_id");
  CREATE UNIQUE INDEX "_newsletter_issues_v_version_entries_locales_locale_parent_i" ON "_newsletter_issues_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletter_issues_v_version_entries_locales_parent_alone_idx" ON "_newsletter_issues_v_version_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_newsletter_idx" ON "_newsletter_issues_v" USING btree ("version_newsletter_id");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version_deleted_at_idx" ON "_newsletter_issues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_snapshot_idx" ON "_newsletter_issues_v" USING btree ("snapshot");
  CREATE INDEX "_newsletter_issues_v_published_locale_idx" ON "_newsletter_issues_v" USING btree ("published_locale");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "_newsletter_issues_v" USING btree ("latest");
  CREATE INDEX "_newsletter_issues_v_version_seo_version_seo_image_idx" ON "_newsletter_issues_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_newsletter_issues_v_version_review_version_review_revie_idx" ON "_newsletter_issues_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_newsletter_issues_v_version_review_version_review_sent__idx" ON "_newsletter_issues_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_newsletter_issues_v_version_review_version_review_retur_idx" ON "_newsletter_issues_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "_newsletter_issues_v_version_review_version_review_appro_idx" ON "_newsletter_issues_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_newsletter_issues_v_locales_locale_parent_id_unique" ON "_newsletter_issues_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletter_issues_v_locales_parent_alone_idx" ON "_newsletter_issues_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_order_idx" ON "_newsletter_issues_v_rels" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_rels_parent_idx" ON "_newsletter_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_path_idx" ON "_newsletter_issues_v_rels" USING btree ("path");
  CREATE INDEX "_newsletter_issues_v_rels_locale_idx" ON "_newsletter_issues_v_rels" USING btree ("locale");
  CREATE INDEX "_newsletter_issues_v_rels_users_id_idx" ON "_newsletter_issues_v_rels" USING btree ("users_id","locale");
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_rels_newsletter_issues_id_idx" ON "menus_rels" USING btree ("newsletter_issues_id","locale");
  CREATE INDEX "_menus_v_rels_newsletter_issues_id_idx" ON "_menus_v_rels" USING btree ("newsletter_issues_id","locale");
  CREATE INDEX "redirects_rels_newsletter_issues_id_idx" ON "redirects_rels" USING btree ("newsletter_issues_id","locale");
  CREATE INDEX "_redirects_v_rels_newsletter_issues_id_idx" ON "_redirects_v_rels" USING btree ("newsletter_issues_id","locale");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_version_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_version_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_entries" CASCADE;
  DROP TABLE "newsletter_issues_entries_locales" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_locales" CASCADE;
  DROP TABLE "newsletter_issues_rels" CASCADE;
  DROP TABLE "_newsletter_issues_v_version_entries" CASCADE;
  DROP TABLE "_newsletter_issues_v_version_entries_locales" CASCADE;
  DROP TABLE "_newsletter_issues_v" CASCADE;
  DROP TABLE "_newsletter_issues_v_locales" CASCADE;
  DROP TABLE "_newsletter_issues_v_rels" CASCADE;
  ALTER TABLE "menus_rels" DROP CONSTRAINT "menus_rels_newsletter_issues_fk";
  
  ALTER TABLE "_menus_v_rels" DROP CONSTRAINT "_menus_v_rels_newsletter_issues_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_newsletter_issues_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk";
  
  DROP INDEX "menus_rels_newsletter_issues_id_idx";
  DROP INDEX "_menus_v_rels_newsletter_issues_id_idx";
  DROP INDEX "redirects_rels_newsletter_issues_id_idx";
  DROP INDEX "_redirects_v_rels_newsletter_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  ALTER TABLE "menus_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "_menus_v_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum_newsletter_issues_review_state";
  DROP TYPE "public"."enum__newsletter_issues_v_version_status";
  DROP TYPE "public"."enum__newsletter_issues_v_published_locale";
  DROP TYPE "public"."enum__newsletter_issues_v_version_review_state";`)
}
