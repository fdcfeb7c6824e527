import { drawQrCode } from '../../../src/plan/show/qr-code'

/** The square code that a paper is checked by, as a picture. */
export function drawCode(text: string): string {
  const { size, path } = drawQrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
