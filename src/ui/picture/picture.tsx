import { type ReactNode } from 'react'
import * as styles from './picture.module.css'

export type PictureData = {
  alt: string
  width: number
  height: number
  /** Shown until the picture is there. */
  colour?: string
  /** Best first. */
  sources: readonly { type: 'image/avif' | 'image/webp'; srcset: string }[]
  /** For browsers that know neither. */
  src: string
  srcset?: string
  sizes?: string
  /** What stays in view when the frame has another shape: percentages from the left and the top. */
  focus?: readonly [x: number, y: number]
}

type Props = PictureData & {
  /** The largest thing in view at the start: fetched first. */
  isFirst?: boolean
}

// The policy of the pages knows no styles in elements: colours are drawn, and places are rounded to those of the style sheet.
const step = 10
const toStep = (percent: number): number => Math.round(percent / step) * step

/** Keeps its place before it arrives, and needs no script. */
export function Picture({ alt, width, height, colour, sources, src, srcset, sizes, focus, isFirst = false }: Props) {
  const [x, y] = focus ?? [50, 50]
  return (
    <span className={styles.frame}>
      {colour === undefined ? null : (
        <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={colour} />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          srcSet={srcset}
          sizes={srcset === undefined ? undefined : sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          {...(isFirst ? { fetchpriority: 'high' } : {})}
          className={styles.picture}
          data-x={toStep(x)}
          data-y={toStep(y)}
        />
      </picture>
    </span>
  )
}

type FigureProps = { picture: PictureData; caption?: ReactNode }

/** A picture in a text. */
export function Figure({ picture, caption }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} />
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
