import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { contentSchemaFile, printSchema } from './schema-file'

// npm run tool -- content-schema: writes what a file for `npm run content -- import` may hold.
async function write(): Promise<void> {
  writeFileSync(contentSchemaFile, await format(printSchema(), { parser: 'json', printWidth: 120 }))
}

void write()
