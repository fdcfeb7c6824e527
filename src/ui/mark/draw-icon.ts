import { colours } from '../../firm/colours'
import { mark } from '../../firm/mark'

const strokeWidth = 1.8

/** The drawing in the middle of a square, with room around it as a share of its side. */
function toSquare(room: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = mark.viewBox.split(' ').map(Number)
  const side = Math.max(width, height) * (1 + 2 * room)
  return [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ')
}

/** In the tab of a browser, light or dark. */
export const drawIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${toSquare(0)}"><style>path{stroke:${colours.accent}}` +
  `@media(prefers-color-scheme:dark){path{stroke:${colours.accentOnDark}}}</style>` +
  `<path fill="none" stroke-width="${strokeWidth}" d="${mark.strokes}"/></svg>`

/** Without a ground of its own and in one colour, for browsers that know no SVG. */
export const drawPlainIcon = (size: number): string => drawOn('', { size, room: 0, stroke: colours.accent })

/** On the screen of a telephone, which cuts its corners off as it likes. */
export const drawTile = (size: number): string =>
  drawOn(`<rect x="-999" y="-999" width="9999" height="9999" fill="${colours.accent}"/>`, {
    ...{ size, room: 0.3, stroke: colours.onAccent },
  })

type InPicture = { x: number; y: number; height: number; stroke: string }

/** A part of a larger drawing, and the room that it takes there. */
export function drawMark({ x, y, height, stroke }: InPicture): { svg: string; width: number } {
  const [, , across = 1, down = 1] = mark.viewBox.split(' ').map(Number)
  const width = (height * across) / down
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${mark.viewBox}"`
  const path = `<path fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" d="${mark.strokes}"/>`
  return { svg: `<svg ${place}>${path}</svg>`, width }
}

type Drawn = { size: number; room: number; stroke: string }

const drawOn = (ground: string, { size, room, stroke }: Drawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${toSquare(room)}">${ground}` +
  `<path fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" d="${mark.strokes}"/></svg>`
