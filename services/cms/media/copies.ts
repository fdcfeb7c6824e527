import { type Sharp } from 'sharp'

const widths = [480, 960, 1600]
const formats = [
  { format: 'avif', options: { quality: 50 } },
  { format: 'webp', options: { quality: 72 } },
  { format: 'jpeg', options: { quality: 76, mozjpeg: true } },
] as const

export type Copy = { name: string; width: number } & (typeof formats)[number]

/** What is made of every picture, once: no build of the site ever touches one. */
export const copies: readonly Copy[] = widths.flatMap((width) =>
  formats.map((format): Copy => ({ name: `${format.format}${width}`, width, ...format })),
)

export const encodeCopy = (picture: Sharp, { width, format, options }: Copy): Sharp =>
  picture.resize({ width, withoutEnlargement: true }).toFormat(format, options)
