import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "nav_jurisdictions_consultations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authority" varchar,
  	"closes_on" timestamp(3) with time zone,
  	"url" varchar
  );
  
  CREATE TABLE "_nav_jurisdictions_v_version_consultations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authority" varchar,
  	"closes_on" timestamp(3) with time zone,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "nav_jurisdictions_consultations" ADD CONSTRAINT "nav_jurisdictions_consultations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_version_consultations" ADD CONSTRAINT "_nav_jurisdictions_v_version_consultations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "nav_jurisdictions_consultations_order_idx" ON "nav_jurisdictions_consultations" USING btree ("_order");
  CREATE INDEX "nav_jurisdictions_consultations_parent_id_idx" ON "nav_jurisdictions_consultations" USING btree ("_parent_id");
  CREATE INDEX "nav_jurisdictions_consultations_locale_idx" ON "nav_jurisdictions_consultations" USING btree ("_locale");
  CREATE INDEX "_nav_jurisdictions_v_version_consultations_order_idx" ON "_nav_jurisdictions_v_version_consultations" USING btree ("_order");
  CREATE INDEX "_nav_jurisdictions_v_version_consultations_parent_id_idx" ON "_nav_jurisdictions_v_version_consultations" USING btree ("_parent_id");
  CREATE INDEX "_nav_jurisdictions_v_version_consultations_locale_idx" ON "_nav_jurisdictions_v_version_consultations" USING btree ("_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "nav_jurisdictions_consultations" CASCADE;
  DROP TABLE "_nav_jurisdictions_v_version_consultations" CASCADE;`)
}
