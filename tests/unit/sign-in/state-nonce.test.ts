import { createStateNonce, isStateNonce } from '../../../src/services/identity/provider/state-nonce'

describe('the state of a sign-in', () => {
  it('is 30 letters and digits, and never the same twice in 100,000 (S-1)', () => {
    const seen = new Set(Array.from({ length: 100_000 }, () => createStateNonce()))

    expect(seen.size).toBe(100_000)
    for (const nonce of seen) if (!isStateNonce(nonce)) throw new Error(nonce)
  })

  it('favours no sign: bytes that would are drawn again (S-1)', () => {
    let byte = 255
    const drawn: number[] = []
    const nonce = createStateNonce((bytes) => {
      for (let at = 0; at < bytes.length; at += 1) {
        drawn.push(byte)
        bytes[at] = byte
        byte = (byte + 255) % 256
      }
      return bytes
    })

    // 248 to 255 come first, and none of them counts: the first sign is that of 247, the last of all.
    expect(nonce.startsWith('9876543210zyx')).toBe(true)
    expect(drawn.length).toBeGreaterThan(38)
  })
})
