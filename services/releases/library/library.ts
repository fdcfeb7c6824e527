import { type Readable } from 'node:stream'
import { type ByteRange } from '../store/blobs'

/**
 * Pictures and files that editors brought. They are written once and stay: a release of last week, or one that is gone back to,
 * still shows its pictures, and a change that is taken back has taken nothing away.
 */
export type Library = {
  /** What has a name keeps its content: whatever is kept under it later is the same. */
  keep: (name: string, content: Buffer) => Promise<void>
  /** Undefined where there is no such file. */
  sizeOf: (name: string) => Promise<number | undefined>
  stream: (name: string, range?: ByteRange) => Readable
  names: () => Promise<string[]>
  close: () => void
}
