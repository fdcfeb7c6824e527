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
  bucket: { S3_BUCKET: string; S3_ENDPOINT: string; S3_REGION: string }
  databaseUrl: string
  open: () => Promise<ReleaseStore>
  stop: () => Promise<void>
}

export type BucketServer = Pick<SharedPlace, 'env' | 'bucket' | 'stop'>

/** A server that speaks S3, with a bucket in it. */
export async function startBucket(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await server.run()
  const own = { S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1' }
  const stop = async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { env: { ...own, ...keys }, bucket: own, stop }
}

/** A PostgreSQL and a server that speaks S3, which several machines could share. */
export async function startSharedPlace(): Promise<SharedPlace> {
  const place = await findPlace()
  const database = await startDatabase(place)
  const databaseUrl = databaseIn(place).url
  await migrate(databaseUrl)
  const { env, bucket: own, stop } = await startBucket()
  // eslint-disable-next-line no-restricted-properties -- where Amazon's client looks
  Object.assign(process.env, keys)
  return {
    env,
    bucket: own,
    databaseUrl,
    open: () => openStore({ ...own, DATA_DIR: place.dataDir, PORT_BASE: place.portBase, DATABASE_URL: databaseUrl }),
    stop: async () => {
      await stop()
      await database.stop()
      removePlace(place)
    },
  }
}
