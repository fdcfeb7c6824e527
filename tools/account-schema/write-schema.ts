import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { format } from 'prettier'
import { findBreaks, printCurrent, schemaFile } from './schema-file'

// npm run tool -- account-schema: writes the schema that browsers were promised. What breaks a promise must be asked for.
async function write(): Promise<void> {
  const current = printCurrent()
  const breaks = existsSync(schemaFile) ? findBreaks(readFileSync(schemaFile, 'utf8'), current) : []
  if (breaks.length > 0 && !process.argv.includes('--breaking')) {
    throw new Error(`Older pages would no longer work:\n${breaks.join('\n')}\nAdd -- --breaking if that is meant.`)
  }
  buildSchema(current)
  writeFileSync(schemaFile, await format(current, { parser: 'graphql', printWidth: 120 }))
}

void write()
