import { postgresAdapter } from '@payloadcms/db-postgres'
import { accessChanges } from './access-feed/table'
import { environment } from './environment'
import { withPublicationLog } from './log/commit'
import { logTables } from './log/tables'
import { migrations } from './migrations'
import { nudgeReceivers } from './nudge/table'
import { previewGenerations } from './preview/table'
import { secondFactors } from './second-factor/table'

const longestName = 63

type Raw = Record<string, { columns: Record<string, unknown>; indexes?: Record<string, { name: string; on: string }> }>

export const database = withPublicationLog(
  postgresAdapter({
    pool: { connectionString: environment.databaseUrl(), max: 20 },
    push: false,
    migrationDir: `${import.meta.dirname}/migrations`,
    // Run before the first request is answered, under Payload's own lock-free bookkeeping: one CMS process migrates.
    prodMigrations: migrations,
    blocksAsJSON: true,
    beforeSchemaInit: [
      ({ schema, adapter }) => {
        indexParents(adapter.rawTables as unknown as Raw)
        return schema
      },
    ],
    afterSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: { ...schema.tables, ...logTables, accessChanges, nudgeReceivers, previewGenerations, secondFactors },
      }),
    ],
  }),
)

/** Payload looks translations up by their document alone, and indexes them by language first. */
function indexParents(tables: Raw): void {
  for (const [name, table] of Object.entries(tables)) {
    if (!name.endsWith('_locales') || !table.columns._parentID) continue
    table.indexes = {
      ...table.indexes,
      _parentAlone: { name: `${name}_parent_alone_idx`.slice(-longestName), on: '_parentID' },
    }
  }
}
