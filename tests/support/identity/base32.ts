const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app does with the secret that it is given. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
