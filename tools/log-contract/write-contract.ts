import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { contractFiles } from './contract-files'

// npm run tool -- log-contract: writes what another CMS must answer, and with which documents.
async function write(): Promise<void> {
  for (const { path, parser, text } of Object.values(contractFiles())) {
    writeFileSync(path, await format(text, { parser, printWidth: 120 }))
  }
}

void write()
