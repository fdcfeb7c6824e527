import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import S3rver from 's3rver'
import { findRemotePlace, type RemotePlace, withDownloaded, withUploaded } from '../../../services/backup/remote-folder'
import { openBucket } from '../../../services/releases/remote/bucket'

const files = {
  'backup.json': '{}',
  'manifest.json.gz': 'list',
  'database/rows.gz': 'x'.repeat(200_000),
  'media/none': '',
}

function fill(folder: string): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return Promise.resolve(['made'])
}

const read = (folder: string): Promise<string[]> =>
  Promise.resolve(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => `${path.slice(folder.length + 1)} ${readFileSync(path, 'utf8').length}`),
  )

describe('a backup in a bucket', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: 'nightly', configs: [] }] })
  let endpoint: string
  const placeAt = (named: string): RemotePlace => {
    const place = findRemotePlace(named, { S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1' })
    if (!place) throw new Error(`${named} is a folder`)
    return place
  }

  beforeAll(async () => {
    // eslint-disable-next-line no-restricted-properties -- where Amazon's client looks
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
    endpoint = `http://127.0.0.1:${(await server.run()).port}`
  })
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })

  it('comes back file by file as it was made, and leaves nothing on this machine (OP-3)', async () => {
    const place = placeAt('s3://nightly/monday/')
    const told = await withUploaded(place, fill)

    expect(told).toEqual(['made', 'It is at s3://nightly/monday, read back and equal.'])
    expect(await withDownloaded(place, read)).toEqual([
      'backup.json 2',
      'database/rows.gz 200000',
      'manifest.json.gz 4',
      'media/none 0',
    ])
  })

  it('never takes the place of another, and is none until it is whole (OP-3)', async () => {
    const place = placeAt('s3://nightly/tuesday')
    await expect(withUploaded(place, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('full')
    await withUploaded(place, fill)
    await expect(withUploaded(place, fill)).rejects.toThrow('s3://nightly/tuesday is not empty')
    const bucket = openBucket(place)
    await bucket.remove('tuesday/backup.json')
    bucket.close()

    await expect(withDownloaded(place, read)).rejects.toThrow('holds no finished backup')
  })

  it('is asked for by bucket and path; anything else is a folder, or a mistake that is named (OP-3)', () => {
    const where = { S3_ENDPOINT: undefined, S3_REGION: 'us-east-1' }

    expect(findRemotePlace('/backups/monday', where)).toBeUndefined()
    expect(findRemotePlace('s3://firm/a/b', where)).toMatchObject({ name: 'firm', prefix: 'a/b/' })
    for (const wrong of ['s3://firm', 's3://firm/', 's3:///a']) {
      expect(() => findRemotePlace(wrong, where)).toThrow('must look like s3://bucket/path')
    }
  })
})
