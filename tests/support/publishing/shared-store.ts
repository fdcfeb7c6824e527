import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { migrate } from '../../../services/database/migrate'
import { openStore, type ReleaseStore } from '../../../services/releases/store/open-store'
import { databaseIn, startDatabase } from '../place/database-process'
import { findPlace, removePlace } from '../place/installation'

const bucket = 'site-releases'
/** The only ones that this server knows. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export type SharedPlace = {
  /** What a service is given, so that it shares. */
  env: Record<string, string>
  databaseUrl: string
  open: () => Promise<ReleaseStore>
  stop: () => Promise<void>
}

/** A PostgreSQL and a server that speaks S3, which several machines could share. */
export async function startSharedPlace(): Promise<SharedPlace> {
  const place = await findPlace()
  const database = await startDatabase(place)
  const databaseUrl = databaseIn(place).url
  await migrate(databaseUrl)
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await server.run()
  const own = { S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1' }
  // eslint-disable-next-line no-restricted-properties -- where Amazon's client looks
  Object.assign(process.env, keys)
  return {
    env: { ...own, ...keys },
    databaseUrl,
    open: () => openStore({ ...own, DATA_DIR: place.dataDir, PORT_BASE: place.portBase, DATABASE_URL: databaseUrl }),
    stop: async () => {
      await server.close()
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
      removePlace(place)
    },
  }
}
