import { type MediumFile } from '../../content/medium'

/** What a release says of a picture or a file: what is in it, without having it. */
export type PlannedMedium = { blob: string; size: number; type: string; headers?: Record<string, string> }

/** As the upload was called, without what keeps its address from being guessed. */
const savedAs = (url: string): string => url.replace(/^.*\//, '').replace(/-[0-9a-f]{32}(?=\.)/, '')

export const planMedium = ({ url, digest, size, mimeType }: MediumFile): PlannedMedium => ({
  blob: digest,
  size,
  type: mimeType,
  // A document of somebody else's is saved, never opened at the site's own origin.
  ...(mimeType === 'application/pdf'
    ? { headers: { 'content-disposition': `attachment; filename="${savedAs(url)}"` } }
    : {}),
})
