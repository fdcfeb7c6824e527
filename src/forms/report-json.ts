import * as z from 'zod'
import { answerStatuses } from '../content/answer-statuses'

const day = z.iso.date()

/** A report for programs: every answer with its version, its day, its counsel and the address that shows it. */
export const reportJson = z
  .object({
    $schema: z.url(),
    report: z.string().describe('The number of the report.'),
    title: z.string(),
    service: z.string().describe('The service in which it was made.'),
    services: z.array(z.string()).describe('Every service that it has answers of.'),
    asOf: day.describe('The day whose law this is.'),
    readOn: day,
    edition: z.string().describe('Another as soon as anything in the navigator is.'),
    disclaimer: z.string(),
    note: z.string().optional().describe('What its owner wrote of the whole report.'),
    jurisdictions: z.array(z.object({ name: z.string(), counsel: z.array(z.string()), note: z.string().optional() })),
    questions: z.array(
      z.object({
        key: z.string(),
        topic: z.string(),
        question: z.string(),
        isClosed: z
          .literal(true)
          .optional()
          .describe('Its service is not open to the person who took the report away.'),
        note: z.string().optional(),
        answers: z.array(
          z.object({
            jurisdiction: z.string(),
            status: z.enum(answerStatuses).nullable(),
            value: z.string().optional(),
            short: z.string(),
            version: z.int().positive(),
            changedOn: z.string(),
            address: z.url(),
            note: z.string().optional(),
          }),
        ),
      }),
    ),
  })
  .describe('A comparison of answers of the navigator.')

export type ReportJson = z.output<typeof reportJson>
