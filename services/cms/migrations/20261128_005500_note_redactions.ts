import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The audit log says what was redacted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_audit_events_what" ADD VALUE 'redact' BEFORE 'sign-in-failed'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "audit_events" WHERE "what" = 'redact';
    ALTER TABLE "audit_events" ALTER COLUMN "what" SET DATA TYPE text;
    DROP TYPE "public"."enum_audit_events_what";
    CREATE TYPE "public"."enum_audit_events_what" AS ENUM('publish', 'withdraw', 'send-for-review', 'send-back', 'approve', 'review', 'schedule', 'cancel-schedule', 'schedule-failed', 'undo', 'delete', 'trash', 'untrash', 'create', 'change', 'export', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-code');
    ALTER TABLE "audit_events" ALTER COLUMN "what" SET DATA TYPE "public"."enum_audit_events_what" USING "what"::"public"."enum_audit_events_what"`)
}
