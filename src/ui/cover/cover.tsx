import { Front } from '../art/art'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './cover.module.css'

type Props = {
  /** Of what it covers; draws the engraving where there is no picture. */
  slug: string
  picture?: PictureData | undefined
  shape?: keyof typeof heights
}

// Of the engraving, six hundred wide.
const heights = { plate: 400, strip: 150, stand: 750 } as const

/** Decoration beside a title that says it all. A plate stands in a list; the others at the head of a page, seen first. */
export function Cover({ slug, picture, shape = 'plate' }: Props) {
  return (
    <div className={`${styles.cover} ${styles[shape]}`}>
      {picture ? (
        <Picture {...picture} alt="" isFirst={shape !== 'plate'} />
      ) : (
        <Front slug={slug} width={600} height={heights[shape]} />
      )}
    </div>
  )
}
