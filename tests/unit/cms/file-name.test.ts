import { createFileName } from '../../../services/cms/media/file-name'
import { findFileName } from '../../../services/cms/media/find-file-name'
import { findFileKind } from '../../../services/shared/file-kind'

describe('the name of a file', () => {
  it('cannot be guessed from the one that it had, and is never the same twice (Q-6)', () => {
    const names = Array.from({ length: 1000 }, () => createFileName('Team photo, Genève.JPG', 'jpg'))

    expect(new Set(names).size).toBe(1000)
    for (const name of names) expect(name).toMatch(/^team-photo-geneve-[0-9a-f]{32}\.jpg$/)
  })

  it.each(['../../etc/passwd', '.env', '照片.png', 'a\u0000b.png', 'x'.repeat(500), 'a/b\\c', ''])(
    'is harmless whatever it was: %j',
    (given) => expect(findFileName(createFileName(given, 'png'))).toBeDefined(),
  )

  it('is shared by the derivatives in its token', () => {
    const name = createFileName('a.jpg', 'jpg')
    const { token } = findFileName(name) ?? {}

    expect(findFileName(name.replace('.jpg', '-avif480.avif'))).toMatchObject({ token, mimeType: 'image/avif' })
  })

  it('is reported to people as they called it, without its token', () => {
    expect(findFileName(createFileName('Terms 2026.PDF', 'pdf'))?.words).toBe('terms-2026.pdf')
  })

  it.each([
    '../secret',
    'a.jpg',
    'a-0123456789abcdef0123456789abcdef.html',
    '.a-0123456789abcdef0123456789abcdef.jpg.part',
  ])('is not just any name: %j', (name) => expect(findFileName(name)).toBeUndefined())
})

describe('findFileKind (Q-6)', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['avif', '\x00\x00\x00\x1cftypavif'],
    ['pdf', '%PDF-1.7'],
    ['svg', '<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg">'],
  ])('knows %s by its first bytes', (kind, start) => expect(findFileKind(Buffer.from(start, 'latin1'))).toBe(kind))

  it.each(['<html><script>', '<!DOCTYPE html>', 'GIF89a', 'MZ', 'PK\x03\x04', '', '<svgx>', 'hello <svg>'])(
    'knows nothing of %j',
    (start) => expect(findFileKind(Buffer.from(start, 'latin1'))).toBeUndefined(),
  )
})
