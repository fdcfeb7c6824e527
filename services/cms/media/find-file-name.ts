const named = /^([a-z0-9-]+)-([0-9a-f]{32})(?:-[a-z]+\d+)?\.(jpg|jpeg|png|webp|avif|svg|pdf|mp4|webm)$/

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export type FileName = {
  token: string
  mimeType: string
  /** As the uploader called it. */ words: string
}

/** The part of a file's name that its derivatives share; undefined for anything that is no name of ours. */
export function findFileName(name: string): FileName | undefined {
  const [, words, token, extension = ''] = named.exec(name) ?? []
  const mimeType = types[extension]
  if (words === undefined || token === undefined || mimeType === undefined) return undefined
  return { token, mimeType, words: `${words}.${extension}` }
}
