import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Way = {
  /** Folders in which a process of another user of ours has things to do. */
  open?: readonly string[]
}

const ours = 0o700
/** A process that knows the name of something inside may go there, and none may list what there is. */
const passable = 0o711

/**
 * Makes the data folder unreadable for the machine's other users: enquiries, drafts and logs are in it. Closing the top
 * closes everything below, however an earlier version made it. Where another user must pass, what lies on the first level is closed.
 */
export function closeFolder(folder: string, { open = [] }: Way = {}): void {
  mkdirSync(folder, { recursive: true, mode: ours })
  setMode(folder, open.length > 0 ? passable : ours)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const modeInside = entry.isDirectory() ? ours : 0o600
    setMode(join(folder, entry.name), open.includes(entry.name) ? passable : modeInside)
  }
}

/** What belongs to somebody else is theirs to close, and what is gone needs no closing. */
function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EPERM' && code !== 'ENOENT') throw error
  }
}
