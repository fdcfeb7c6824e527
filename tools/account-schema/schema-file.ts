import { join } from 'node:path'
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from '../../services/account/graphql/schema/all-parts'

export const schemaFile = join(__dirname, '../../services/account/graphql/schema.graphql')

/** The schema as the service has it. */
export const printCurrent = (): string => printSchema(lexicographicSortSchema(createSchema()))

/** As a file says it, however that is laid out. */
export const printOf = (text: string): string => printSchema(lexicographicSortSchema(buildSchema(text)))

/** What pages that were made for the one schema could no longer ask of the other. */
export const findBreaks = (before: string, after: string): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description)
