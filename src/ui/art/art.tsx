import * as styles from './art.module.css'
import { drawFront } from './draw-front'
import { drawPlume, type Grain } from './draw-plume'
import { drawRose } from './draw-rose'
import { type Drawing } from './drawing'

// Decoration throughout: each stands beside the name of what it was drawn from.
function Engraving({ drawing, fills = false }: { drawing: Drawing; fills?: boolean }) {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <path d={drawing.lines} />
      <path className={styles.inked} d={drawing.inked} />
      <path className={styles.shaft} d={drawing.shaft} />
    </svg>
  )
}

/** Stands for a person. */
export function Plume({ slug, grain = 'fine' }: { slug: string; grain?: Grain }) {
  return <Engraving drawing={drawPlume(slug, grain)} />
}

type FrontProps = { slug: string; width?: number; height?: number }

/** Stands for what has been written, and for services; fills its frame. */
export function Front({ slug, width = 600, height = 400 }: FrontProps) {
  return <Engraving drawing={drawFront(slug, { width, height })} fills />
}

type RoseProps = { slug: string; bearing?: number | undefined }

/** Stands for a place. Its needle is the bearing from the first office, which has a ring instead. */
export function Rose({ slug, bearing }: RoseProps) {
  const { size, lines, needle } = drawRose(slug, bearing)
  return (
    <svg className={styles.art} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={lines} />
      {needle === undefined ? null : <path className={styles.needle} d={needle} />}
      <circle className={needle === undefined ? styles.needle : undefined} cx="100" cy="100" r={needle ? 5 : 8} />
    </svg>
  )
}
