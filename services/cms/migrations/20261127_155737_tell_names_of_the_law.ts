import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_what" ADD VALUE 'review' BEFORE 'schedule';
  ALTER TABLE "nav_contents_locales" ADD COLUMN "approver" varchar;
  ALTER TABLE "nav_contents_locales" ADD COLUMN "reviewed_by" varchar;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_approver" varchar;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_reviewed_by" varchar;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "approver" varchar;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "reviewed_by" varchar;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_approver" varchar;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_reviewed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "what" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_what";
  CREATE TYPE "public"."enum_audit_events_what" AS ENUM('publish', 'withdraw', 'send-for-review', 'send-back', 'approve', 'schedule', 'cancel-schedule', 'schedule-failed', 'undo', 'delete', 'trash', 'untrash', 'create', 'change', 'export', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-code');
  ALTER TABLE "audit_events" ALTER COLUMN "what" SET DATA TYPE "public"."enum_audit_events_what" USING "what"::"public"."enum_audit_events_what";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "approver";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "reviewed_by";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_approver";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_reviewed_by";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "approver";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "reviewed_by";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_approver";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_reviewed_by";`)
}
