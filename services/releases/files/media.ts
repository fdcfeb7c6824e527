import * as z from 'zod'
import { type FileEntry } from '../record'
import { isStoredCoded } from './compress'

/** What is planned of a picture or a file of the content (src/plan/files/plan-medium.ts). */
export const medium = z.strictObject({
  blob: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().nonnegative(),
  type: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})

/** What a release says of it, as of every other content. */
export const toMediumEntry = ({ blob, size, type, headers }: z.output<typeof medium>): FileEntry => ({
  kind: 'file',
  blob,
  type,
  size,
  ...(isStoredCoded({ type, size }) ? { isCoded: true } : {}),
  ...(headers ? { headers } : {}),
})

export const isMediumPath = (path: string): boolean => path.startsWith('/media/')
