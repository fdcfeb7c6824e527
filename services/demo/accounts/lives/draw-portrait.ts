import { createHash } from 'node:crypto'

const size = { width: 640, height: 800 }

/** A picture that is nobody's face: fields of colour by the name, the same each time. */
export async function drawPortrait(name: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(toSvg(name)))
    .png()
    .toBuffer()
}

function toSvg(name: string): string {
  const bytes = createHash('sha256').update(`portrait of ${name}`).digest()
  const at = (place: number, most: number) => Math.round(((bytes[place] ?? 0) / 255) * most)
  const hue = at(0, 359)
  const { width, height } = size
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 38% ${light}%)`
  const hills = [0.45, 0.62, 0.8].map((from, place) => {
    const [left, middle, right] = [1, 2, 3].map((one) => height * from + at(place * 3 + one, 120))
    return `<path d="M0 ${left} Q${width / 2} ${middle} ${width} ${right} V${height} H0 Z" fill="${colour(place * 24, 58 - place * 15)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour(330, 86)}"/>
    <circle cx="${160 + at(12, 320)}" cy="${150 + at(13, 140)}" r="${70 + at(14, 50)}" fill="${colour(180, 72)}"/>
    ${hills.join('')}</svg>`
}
