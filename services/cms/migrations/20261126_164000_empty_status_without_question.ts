import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Answers to questions that ask for a figure, a time or words had a status because every answer had to: it said nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "nav_answers" AS answer SET "status" = NULL FROM "nav_questions" AS question
      WHERE question."id" = answer."question_id" AND question."value_type" NOT IN ('status', 'yes-no');
    UPDATE "_nav_answers_v" AS answer SET "version_status" = NULL FROM "nav_questions" AS question
      WHERE question."id" = answer."version_question_id" AND question."value_type" NOT IN ('status', 'yes-no');`)
}

/** What they were is not known any more, and nobody reads it. */
export async function down(): Promise<void> {
  await Promise.resolve()
}
