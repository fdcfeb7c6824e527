import { encode } from 'uqr'

/** The dark squares of a code, as the path of a drawing that is so many squares wide. */
export type QrCode = { size: number; path: string }

/** Drawn when the site is planned: no picture has to be fetched, and it prints at any size. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
