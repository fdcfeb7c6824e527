export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | 'pdf' | 'mp4' | 'webm'

const startsWith = (data: Buffer, bytes: string, at = 0): boolean =>
  data.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** What a file is by its content. Its name and the type that a browser tells are claims of the person who sends it. */
export function findFileKind(data: Buffer): FileKind | undefined {
  if (startsWith(data, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(data, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8)) return 'webp'
  if (startsWith(data, 'ftypavif', 4) || startsWith(data, 'ftypavis', 4)) return 'avif'
  if (startsWith(data, '%PDF-')) return 'pdf'
  if (startsWith(data, 'ftyp', 4)) return 'mp4'
  // Matroska's first bytes, and within its head the kind that browsers play.
  if (startsWith(data, '\x1aE\xdf\xa3') && data.subarray(0, headOfFilm).includes('webm')) return 'webm'
  return isSvg(data) ? 'svg' : undefined
}

const headOfFilm = 64
const lookedAt = 4096

function isSvg(data: Buffer): boolean {
  const start = data
    .subarray(0, lookedAt)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?<svg[\s>]/i.test(
    start,
  )
}
