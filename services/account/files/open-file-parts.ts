import { type ServerEnv } from '../../../src/config/env-server'
import { openDatabase } from '../../database/open-database'
import { messageOf } from '../../shared/log'
import { openRevocations } from '../signed/revocations'
import { openSignedAddresses, type SignedAddresses } from '../signed/signed-addresses'
import { type FileDesk } from './answer-file'
import { type Files, openFiles } from './files'
import { openContents } from './open-contents'

export type FileParts = { files: Files; signed: SignedAddresses }

type Settings = { env: ServerEnv; databaseUrl: string; keys: readonly string[]; report: (line: string) => void }

const collectEveryMs = 3_600_000
const statementMs = 5000

/** Files of people and the addresses that open them, with a collector of what belongs to nobody any more. */
export async function openFileParts({ env, databaseUrl, keys, report }: Settings) {
  const database = openDatabase(databaseUrl, { statementMs })
  const { blobs, close } = await openContents(env, database)
  const files = openFiles(database, blobs)
  const signed = openSignedAddresses(keys, openRevocations(database))
  const collect = () =>
    files.collect().catch((error: unknown) => {
      report(`Contents of files were not collected: ${messageOf(error)}`)
    })
  void collect()
  const timer = setInterval(() => void collect(), collectEveryMs)
  const fileDesk: FileDesk = { files, signed, report }
  return {
    fileDesk,
    parts: { files, signed },
    close: async () => {
      clearInterval(timer)
      close()
      await database.end()
    },
  }
}
