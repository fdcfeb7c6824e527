import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '../../../services/cms/environment'
import { answerFile } from '../../../services/cms/media/answer-file'

const token = 'a'.repeat(32)
const own = { token, mimeType: 'image/avif', words: 'cover', name: `cover-${token}.avif`, isPublic: true }

/** How often this process holds the file open, by what the kernel says. */
function countOpen(path: string): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd))
    } catch {
      return '' // the descriptor of the listing itself
    }
  })
  return targets.filter((target) => target === path).length
}

/** A stream closes its file in a later turn. */
async function untilClosed(path: string): Promise<number> {
  for (let tries = 0; tries < 100 && countOpen(path) > 0; tries += 1) await sleep(10)
  return countOpen(path)
}

describe('a picture that is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const path = join(folder, own.name)

  beforeAll(() => {
    jest.spyOn(environment, 'mediaFolder').mockReturnValue(folder)
    writeFileSync(path, Buffer.alloc(1_000_000, 1))
  })
  afterAll(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('is closed once it has been read', async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await answerFile(own)).arrayBuffer()))

    expect(bodies.map(({ byteLength }) => byteLength)).toEqual(Array(20).fill(1_000_000))
    expect(await untilClosed(path)).toBe(0)
  })

  it('is closed when the reader leaves in the middle', async () => {
    const { body } = await answerFile(own)
    const reader = body?.getReader()
    await reader?.read()
    expect(countOpen(path)).toBe(1)
    await reader?.cancel()

    expect(await untilClosed(path)).toBe(0)
  })
})
