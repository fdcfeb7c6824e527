import { type PartName } from '../words/part-words'

/** What stands where in a part, drawn on 48 by 32: `ink` is its own, `quiet` is what it stands among. */
type Drawing = { ink: string; quiet?: string }

type Size = [width: number, height?: number]
const bar = (x: number, y: number, [width, height = 2]: Size) => `M${x} ${y}h${width}v${height}h-${width}z`
const bars = (x: number, width: number, ...tops: number[]) => tops.map((y) => bar(x, y, [width])).join('')
const mountains = 'M4 26l10-12 8 8 6-6 16 10z'
const person = (x: number) => `M${x} 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM${x - 6} 26a6 8 0 0 1 12 0z`

const drawings: Record<PartName, Drawing> = {
  text: { ink: bars(6, 36, 7, 12, 17, 22) },
  'pull-quote': { ink: 'M8 8h6v6l-4 6h-3l2-6h-1zM18 8h6v6l-4 6h-3l2-6h-1z', quiet: bars(28, 14, 10, 15, 20) },
  picture: { ink: mountains, quiet: bar(4, 4, [40, 24]) },
  gallery: {
    ink: 'M4 20l5-6 4 4 3-2v6h-12zM28 20l5-6 4 4 3-2v6h-12z',
    quiet: bar(3, 8, [18, 16]) + bar(27, 8, [18, 16]),
  },
  video: { ink: 'M20 10l10 6-10 6z', quiet: bar(6, 4, [36, 24]) },
  embed: { ink: 'M24 6a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z', quiet: bar(4, 4, [40, 24]) },
  'data-table': { ink: bar(6, 6, [36, 4]), quiet: bars(6, 16, 13, 18, 23) + bars(26, 16, 13, 18, 23) },
  callout: { ink: bar(6, 5, [3, 22]) + bar(13, 9, [20, 3]), quiet: bars(13, 28, 16, 21) },
  'people-list': { ink: person(14) + person(34) },
  'related-list': { ink: bars(6, 24, 7, 15, 23), quiet: bars(34, 8, 7, 15, 23) },
  downloads: { ink: 'M22 5h4v10h6l-8 8-8-8h6z', quiet: bar(10, 25, [28, 3]) },
  questions: { ink: bars(6, 28, 6, 15, 24), quiet: bars(6, 20, 10, 19, 28) },
  'call-to-action': { ink: bar(10, 11, [28, 10]) },
  'status-table-reference': {
    ink: 'M9 9a2 2 0 1 1 0 .1zM9 17a2 2 0 1 1 0 .1zM9 25a2 2 0 1 1 0 .1z',
    quiet: bars(14, 28, 8, 16, 24),
  },
}

/** A small drawing of what a part looks like, for who chooses one. */
export function pictureOfPart(name: PartName): string {
  const { ink, quiet } = drawings[name]
  const behind = quiet === undefined ? '' : `<path fill="#b9c3d0" d="${quiet}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">${behind}<path fill="#1f3a5f" d="${ink}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
