import { readServerEnv } from '../../../src/config/env-server'
import { openDatabase } from '../../database/open-database'
import { databaseUrlOf } from '../../postgres/embedded'
import { messageOf } from '../../shared/log'
import { ensureSecrets } from '../../shared/secrets/secrets'
import { rotateSigningKey } from './signing-keys'

/** The command that makes a new signing key; a provider that runs takes it up within seconds. */
async function rotate(): Promise<void> {
  const env = readServerEnv()
  const database = openDatabase(databaseUrlOf(env))
  try {
    const kid = await rotateSigningKey(database, ensureSecrets(env.DATA_DIR).IDENTITY_SECRET)
    process.stdout.write(`From now on ${kid} signs.\n`)
  } finally {
    await database.end()
  }
}

rotate().catch((error: unknown) => {
  process.stderr.write(`Cannot rotate: ${messageOf(error)}\n`)
  process.exit(1)
})
