import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Pool } from 'pg'
import { openTable } from '../../services/account/account-route'
import { fileRoutes, toFileAddress } from '../../services/account/files/answer-file'
import { type Files, type NewFile, openFiles } from '../../services/account/files/files'
import { type Contents, openContents } from '../../services/account/files/open-contents'
import { openRevocations, type Revocations } from '../../services/account/signed/revocations'
import { openSignedAddresses, type SignedAddresses } from '../../services/account/signed/signed-addresses'
import { openDatabase } from '../../services/database/open-database'
import { openServer } from '../../services/http/open-server'
import { respond } from '../../services/http/respond'
import { type SharedPlace, startSharedPlace } from '../support/publishing/shared-store'

const picture = Buffer.from('a picture of anna')
const longAgo = new Date(Date.now() - 2 * 3_600_000)

describe('files of people', () => {
  let shared: SharedPlace
  let database: Pool
  beforeAll(async () => {
    shared = await startSharedPlace()
    database = openDatabase(shared.databaseUrl)
  })
  afterAll(async () => {
    await database.end()
    await shared.stop()
  })

  const insert = async (sub: string, { id, kind, type, digest, bytes }: NewFile) => {
    await database.query(
      'insert into account.files (id, sub, kind, type, digest, bytes) values ($1, $2, $3, $4, $5, $6)',
      [id, sub, kind, type, digest, bytes],
    )
  }
  const storeOne = async (files: Files, bytes: Buffer, type = 'image/webp') => {
    const [stored] = await files.store([{ kind: 'photo', type, bytes }])
    if (!stored) throw new Error('Nothing was stored.')
    return stored
  }

  describe.each(['the disk', 'a bucket'])('on %s', (where) => {
    let dataDir: string
    let contents: Contents
    let files: Files
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'files-'))
      const { S3_BUCKET = '', S3_ENDPOINT = '' } = where === 'a bucket' ? shared.env : {}
      const bucket = { S3_BUCKET: S3_BUCKET || undefined, S3_ENDPOINT: S3_ENDPOINT || undefined }
      contents = await openContents({ ...bucket, DATA_DIR: dataDir, S3_REGION: 'us-east-1' }, database)
      files = openFiles(database, contents.blobs)
    })
    afterAll(async () => {
      contents.close()
      await rm(dataDir, { recursive: true })
    })

    const growOld = async () => {
      await database.query(`update account.blobs set kept_at = now() - interval '2 hours'`)
      for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), longAgo, longAgo)
      }
    }

    it('are kept by what they say, once for all who have the same (R-DAS-06)', async () => {
      const [one, other] = [await storeOne(files, picture), await storeOne(files, picture)]
      await insert('auth0|anna', one)

      expect(one.digest).toBe(other.digest)
      expect(one.id).not.toBe(other.id)
      expect(await files.find(one.id)).toMatchObject({ sub: 'auth0|anna', kind: 'photo', bytes: picture.length })
      expect(await files.find(other.id)).toBeUndefined()
      expect(await files.read(one)).toEqual(picture)
      expect(existsSync(join(dataDir, 'files', one.digest.slice(0, 2), one.digest))).toBe(where === 'the disk')
    })

    it('that nobody has are collected after a while, and the others stay (R-DAS-06)', async () => {
      const [kept, orphan] = [await storeOne(files, picture), await storeOne(files, Buffer.from(`lost on ${where}`))]
      await insert('auth0|ben', kept)
      expect(await files.collect()).toBe(0)
      await growOld()

      expect(await files.collect()).toBe(1)
      expect(await files.read(orphan)).toBeUndefined()
      expect(await files.read(kept)).toEqual(picture)
    })
  })

  describe('by their addresses', () => {
    const key = 'k'.repeat(64)
    let dataDir: string
    let server: Server
    let origin: string
    let files: Files
    let revocations: Revocations
    let signed: SignedAddresses
    const said: string[] = []
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'files-'))
      const { blobs } = await openContents({ DATA_DIR: dataDir, S3_BUCKET: undefined, S3_REGION: '' }, database)
      files = openFiles(database, blobs)
      revocations = openRevocations(database)
      signed = openSignedAddresses([key], revocations)
      const desk = { files, signed, report: (line: string) => void said.push(line) }
      const answer = openTable(fileRoutes(desk))
      server = openServer((request, response) => {
        void answer(request, request.url ?? '').then((given) => respond(request, response, given))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(dataDir, { recursive: true })
    })

    const keep = async (type?: string) => {
      const file = await storeOne(files, picture, type)
      await insert('auth0|anna', file)
      return file
    }
    const get = (address: string, method = 'GET') => fetch(`${origin}${address}`, { method })
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

    it('are shown as what they are and kept by nobody in between (R-DAS-06)', async () => {
      const { id } = await keep()
      const answer = await get(toFileAddress('picture', signed.make('picture', id, new Date())))

      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': 'inline; filename="photo.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      })
    })

    it('are only handed over where they are no picture (R-DAS-06)', async () => {
      const page = await keep('text/html')
      const shown = await get(toFileAddress('picture', signed.make('picture', page.id, new Date())))
      const { id } = await keep()
      const taken = await get(toFileAddress('download', signed.make('download', id, new Date())))

      expect(shown.headers.get('content-disposition')).toBe('attachment; filename="photo.html"')
      expect(taken.headers.get('content-disposition')).toBe('attachment; filename="photo.webp"')
    })

    it('are refused when these have ended, were revoked, altered or made for something else (R-DAS-06)', async () => {
      const { id } = await keep()
      const token = signed.make('picture', id, ago(1))
      const refused = async (address: string) => (await get(address)).status
      const before = await refused(toFileAddress('picture', token))
      const answers = [
        await refused(toFileAddress('picture', signed.make('picture', id, ago(3601)))),
        await refused(toFileAddress('download', token)),
        await refused(toFileAddress('picture', `${token}x`)),
        await refused(`/online-services/files/calendar/${signed.make('calendar', id, new Date())}`),
        await refused(toFileAddress('picture', signed.make('picture', '0190b6f0-0000-7000-8000-000000000000', ago(1)))),
      ]
      await revocations.revoke('picture', id, new Date())

      expect(before).toBe(200)
      expect(answers).toEqual([404, 404, 404, 404, 404])
      expect(await refused(toFileAddress('picture', token))).toBe(404)
      expect(await refused(toFileAddress('picture', signed.make('picture', id, new Date())))).toBe(200)
      expect((await get(toFileAddress('picture', token), 'POST')).status).toBe(405)
      expect(said.join()).toContain('404 /online-services/files/picture: ended')
      expect(said.join()).not.toContain(token)
    })
  })
})
