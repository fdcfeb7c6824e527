import { codeAt, findStep, stepAt, toAppAddress, toBase32 } from '../../../services/cms/second-factor/totp'

// The vectors of RFC 6238, appendix B; an app shows the last six of their eight digits.
const secret = Buffer.from('12345678901234567890')
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

describe('a code of an authenticator app', () => {
  it.each(vectors)('is at second %d what the standard says', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
  })

  it('counts half a minute early and late, and no longer', () => {
    const now = 1_234_567_890_000
    const code = codeAt(secret, stepAt(now))

    expect([-30_000, 0, 30_000].map((shift) => findStep(secret, code, now + shift))).toEqual(Array(3).fill(stepAt(now)))
    expect([-60_000, 60_000].map((shift) => findStep(secret, code, now + shift))).toEqual([undefined, undefined])
  })

  it.each(['', '12345', '1234567', 'abcdef', '０12345'])('is not %p', (code) => {
    expect(findStep(secret, code, 59_000)).toBeUndefined()
  })
})

describe('a secret', () => {
  it('is written as apps read it', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(toAppAddress(Buffer.from('foobar'), 'ada@example.com')).toBe(
      'otpauth://totp/Aldermoor%20Vane%20CMS%3Aada%40example.com?secret=MZXW6YTBOI&issuer=Aldermoor%20Vane%20CMS',
    )
  })
})
