const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const nonceLength = 30

// The largest multiple of the number of signs that a byte can count to: what lies above would favour the first signs.
const fairBelow = 256 - (256 % signs.length)

export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** 30 letters and digits, each as likely as any other. */
export function createStateNonce(fill: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  let nonce = ''
  while (nonce.length < nonceLength) {
    for (const byte of fill(new Uint8Array(nonceLength))) {
      if (byte < fairBelow && nonce.length < nonceLength) nonce += signs[byte % signs.length] ?? ''
    }
  }
  return nonce
}

export const isStateNonce = (text: string): boolean => /^[A-Za-z0-9]{30}$/.test(text)
