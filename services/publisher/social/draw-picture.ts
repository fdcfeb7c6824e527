import sharp from 'sharp'
import { colours as own } from '../../../src/firm/colours'
import { type SocialRecipe, socialSize } from '../../../src/plan/social-picture'
import { drawFront } from '../../../src/ui/art/draw-front'
import { drawPlume } from '../../../src/ui/art/draw-plume'
import { drawRose } from '../../../src/ui/art/draw-rose'
import { drawMark } from '../../../src/ui/mark/draw-icon'
import { canSet, outline, setTitle } from './set-title'

/** White on the blue of a fountain pen, whatever the reader's theme: it is seen among the cards of others. */
const colours = { ground: own.accent, words: own.onAccent, lines: own.linesOnAccent, inked: own.onAccent }
const margin = 72
const room = { width: 640, height: 400, sizes: [104, 92, 80, 70, 60, 52] }
// Chinese characters fill their line from top to bottom.
const leadings = { chinese: 1.2, other: 0.98 }
const art = { x: 760, width: 440 }
/** The firm's drawing and its name, as at the head of every page. */
const signed = { size: 34, height: 40, rise: 32, gap: 14 }
const quality = 84

/** The picture as a file. The same recipe gives the same picture on every machine: no font of a system has a part in it. */
export const drawPicture = (recipe: SocialRecipe): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(recipe)))
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()

export function toSvg(recipe: SocialRecipe): string {
  const { width, height } = socialSize
  // A name may have a character that no face has: better the firm's name than one without it.
  const words = canSet(recipe.title) ? recipe.title : recipe.firm
  const leading = /\p{Script=Han}/u.test(words) ? leadings.chinese : leadings.other
  const { size, lines } = setTitle(words, { ...room, leading })
  const title = lines.map((line, row) => outline(line, { x: margin, y: margin + size * (0.8 + row * leading), size }))
  const sign = drawMark({ x: margin, y: height - margin - signed.rise, height: signed.height, stroke: colours.words })
  const name = outline(recipe.firm, { x: margin + sign.width + signed.gap, y: height - margin, size: signed.size })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
<g fill="none" stroke="${colours.lines}" stroke-width="1.2">${drawArt(recipe)}</g>
<path d="M${margin} ${height - margin - 58}H${margin + room.width}" stroke="${colours.lines}"/>
<path d="${title.join('')}${name}" fill="${colours.words}"/>
${sign.svg}
</svg>`
}

function drawArt({ drawing, slug }: SocialRecipe): string {
  if (drawing === 'rose') {
    const { size, lines } = drawRose(slug)
    return place(`<path d="${lines}"/><circle cx="${size / 2}" cy="${size / 2}" r="8"/>`, { width: size, height: size })
  }
  if (drawing === 'plume') {
    const plume = drawPlume(slug)
    return place(pathsOf(plume), plume)
  }
  const { height } = socialSize
  const front = pathsOf(drawFront(slug, { width: art.width, height }))
  return `<svg x="${art.x}" width="${art.width}" height="${height}" overflow="hidden">${front}</svg>`
}

const pathsOf = ({ lines, inked, shaft }: Record<'lines' | 'inked' | 'shaft', string>): string =>
  `<path d="${lines}"/><path d="${inked}" stroke="${colours.inked}"/><path d="${shaft}" stroke-width="1.6"/>`

/** In the middle of its room, as large as that allows. */
function place(paths: string, { width, height }: { width: number; height: number }): string {
  const scale = Math.min((art.width - margin) / width, (socialSize.height - 2 * margin) / height)
  const x = art.x + (art.width - margin - width * scale) / 2
  const y = (socialSize.height - height * scale) / 2
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${1.2 / scale}">${paths}</g>`
}
