import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { availableMemory } from 'node:process'
import { root } from '../../../src/config/root'

const memory = '/dev/shm'
const neededBytes = 8 * 1024 ** 3
const name = `tests-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`

/** Containers often give this file system little room, and what is in it takes memory from everything else. */
function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, availableMemory()) >= neededBytes
}

/**
 * Where the tests of one run keep their files. The services force each file to the disk before they acknowledge it, and tests start
 * hundreds of services: on a disk they wait more than half of the time. A killed process loses nothing in memory either.
 */
export function openTemporaryFolder(): { path: string; remove: () => void } {
  const path = join(memory, name)
  const remove = () => rmSync(path, { recursive: true, force: true })
  remove()
  if (!hasRoom()) return { path: tmpdir(), remove }
  // The database runs as another user where tests run as root.
  mkdirSync(path, { mode: 0o755 })
  return { path, remove }
}
