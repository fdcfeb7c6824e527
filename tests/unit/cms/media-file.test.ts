import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment } from '../../../services/cms/environment'

const size = 1_000_000
const own = { name: 'a.avif', token: 'abc', mimeType: 'image/avif', words: 'picture', isPublic: true } as const

const mockOpened: Files.FileHandle[] = []
jest.mock('node:fs/promises', () => {
  const files = jest.requireActual<typeof Files>('node:fs/promises')
  const open: typeof files.open = async (...asked) => {
    const handle = await files.open(...asked)
    mockOpened.push(handle)
    return handle
  }
  return { ...files, open }
})

/** Of a file that is kept in a folder of this test's own. */
async function ask(): Promise<Response> {
  const { answerFile } = await import('../../../services/cms/media/answer-file')
  return answerFile(own)
}

const isClosed = async () => {
  const [handle] = mockOpened
  for (let tries = 0; tries < 200 && handle?.fd !== -1; tries += 1) await new Promise((done) => setTimeout(done, 5))
  return handle?.fd === -1
}

describe('a picture that is sent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  beforeAll(() => {
    writeFileSync(join(folder, own.name), Buffer.alloc(size))
    jest.spyOn(environment, 'mediaFolder').mockReturnValue(folder)
  })
  afterAll(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => void (mockOpened.length = 0))

  it('leaves no file open once it was read', async () => {
    expect((await (await ask()).arrayBuffer()).byteLength).toBe(size)
    expect(await isClosed()).toBe(true)
  })

  it('leaves no file open when its reader hangs up', async () => {
    const reader = (await ask()).body?.getReader()
    await reader?.read()
    await reader?.cancel()

    expect(await isClosed()).toBe(true)
  })
})
