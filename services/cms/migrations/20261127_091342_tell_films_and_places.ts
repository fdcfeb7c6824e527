import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "events" ALTER COLUMN "state" SET DEFAULT 'scheduled'::text;
  UPDATE "events" SET "state" = 'scheduled' WHERE "state" IN ('full', 'waiting-list');
  DROP TYPE "public"."enum_events_state";
  CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'cancelled');
  ALTER TABLE "events" ALTER COLUMN "state" SET DEFAULT 'scheduled'::"public"."enum_events_state";
  ALTER TABLE "events" ALTER COLUMN "state" SET DATA TYPE "public"."enum_events_state" USING "state"::"public"."enum_events_state";
  ALTER TABLE "_events_v" ALTER COLUMN "version_state" SET DATA TYPE text;
  ALTER TABLE "_events_v" ALTER COLUMN "version_state" SET DEFAULT 'scheduled'::text;
  UPDATE "_events_v" SET "version_state" = 'scheduled' WHERE "version_state" IN ('full', 'waiting-list');
  DROP TYPE "public"."enum__events_v_version_state";
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('scheduled', 'cancelled');
  ALTER TABLE "_events_v" ALTER COLUMN "version_state" SET DEFAULT 'scheduled'::"public"."enum__events_v_version_state";
  ALTER TABLE "_events_v" ALTER COLUMN "version_state" SET DATA TYPE "public"."enum__events_v_version_state" USING "version_state"::"public"."enum__events_v_version_state";
  ALTER TABLE "events" ADD COLUMN "online_capacity" numeric;
  ALTER TABLE "events" ADD COLUMN "recording_for_clients" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "recording_film_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_online_capacity" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_recording_for_clients" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_recording_film_id" integer;
  ALTER TABLE "trainings" ADD COLUMN "film_id" integer;
  ALTER TABLE "trainings_locales" ADD COLUMN "captions" varchar;
  ALTER TABLE "_trainings_v" ADD COLUMN "version_film_id" integer;
  ALTER TABLE "_trainings_v_locales" ADD COLUMN "version_captions" varchar;
  ALTER TABLE "events" ADD CONSTRAINT "events_recording_film_id_media_id_fk" FOREIGN KEY ("recording_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_recording_film_id_media_id_fk" FOREIGN KEY ("version_recording_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings" ADD CONSTRAINT "trainings_film_id_media_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_version_film_id_media_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_recording_film_idx" ON "events" USING btree ("recording_film_id");
  CREATE INDEX "_events_v_version_version_recording_film_idx" ON "_events_v" USING btree ("version_recording_film_id");
  CREATE INDEX "trainings_film_idx" ON "trainings" USING btree ("film_id");
  CREATE INDEX "_trainings_v_version_version_film_idx" ON "_trainings_v" USING btree ("version_film_id");
  INSERT INTO "access_changes" ("collection", "item_id") SELECT 'events', "id" FROM "events" ORDER BY "id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_events_state" ADD VALUE 'full' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_events_state" ADD VALUE 'waiting-list' BEFORE 'cancelled';
  ALTER TYPE "public"."enum__events_v_version_state" ADD VALUE 'full' BEFORE 'cancelled';
  ALTER TYPE "public"."enum__events_v_version_state" ADD VALUE 'waiting-list' BEFORE 'cancelled';
  ALTER TABLE "events" DROP CONSTRAINT "events_recording_film_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_recording_film_id_media_id_fk";
  
  ALTER TABLE "trainings" DROP CONSTRAINT "trainings_film_id_media_id_fk";
  
  ALTER TABLE "_trainings_v" DROP CONSTRAINT "_trainings_v_version_film_id_media_id_fk";
  
  DROP INDEX "events_recording_film_idx";
  DROP INDEX "_events_v_version_version_recording_film_idx";
  DROP INDEX "trainings_film_idx";
  DROP INDEX "_trainings_v_version_version_film_idx";
  ALTER TABLE "events" DROP COLUMN "online_capacity";
  ALTER TABLE "events" DROP COLUMN "recording_for_clients";
  ALTER TABLE "events" DROP COLUMN "recording_film_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_online_capacity";
  ALTER TABLE "_events_v" DROP COLUMN "version_recording_for_clients";
  ALTER TABLE "_events_v" DROP COLUMN "version_recording_film_id";
  ALTER TABLE "trainings" DROP COLUMN "film_id";
  ALTER TABLE "trainings_locales" DROP COLUMN "captions";
  ALTER TABLE "_trainings_v" DROP COLUMN "version_film_id";
  ALTER TABLE "_trainings_v_locales" DROP COLUMN "version_captions";`)
}
