import { type MediaFile } from '../../content/picture'

const megabyte = 1024 * 1024

/** PDF, 1.2 MB */
export function kindOfFile({ mimeType, size }: MediaFile): string {
  const kind = mimeType === 'application/pdf' ? 'PDF' : mimeType.replace(/^[^/]*\//, '').toUpperCase()
  return size === undefined ? kind : `${kind}, ${Math.max(0.1, size / megabyte).toFixed(1)} MB`
}
