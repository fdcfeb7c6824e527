import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isHashed } from '../../../services/releases/media-type'
import { buildEnhancement } from '../../../src/build/enhancement'

const { entry, scripts } = buildEnhancement(join(__dirname, '../../..'))

describe('the script of every page', () => {
  it('is at most 4 KB as it travels (Q-2)', () => {
    const main = scripts.find(({ path }) => path === entry)

    expect(main?.text).toContain('data-consent')
    expect(brotliCompressSync(main?.text ?? '').length).toBeLessThanOrEqual(4096)
  })

  it('brings no framework, and the counting of visits only when it is agreed to (Q-4)', () => {
    const main = scripts.find(({ path }) => path === entry)?.text ?? ''

    expect(main).not.toMatch(/react|sendBeacon/i)
    expect(scripts.filter(({ text }) => text.includes('sendBeacon'))).toHaveLength(1)
  })

  it('has a name by which it can be kept for good, and no text that becomes code', () => {
    const becomesCode = /\beval\(|new Function|createElement\("script"\)/

    expect(scripts.filter(({ path }) => !isHashed(path))).toEqual([])
    expect(scripts.filter(({ text }) => becomesCode.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('is the same when nothing changed', () => {
    expect(buildEnhancement(join(__dirname, '../../..')).entry).toBe(entry)
  })
})
