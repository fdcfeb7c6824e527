import { Front } from '../art/art'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './cover.module.css'

type Props = {
  /** Of what it covers; draws the engraving where there is no picture. */
  slug: string
  picture?: PictureData | undefined
  shape?: 'plate' | 'strip'
}

/** Decoration beside a title that says it all. A strip stands at the head of its page, and is seen first. */
export function Cover({ slug, picture, shape = 'plate' }: Props) {
  const height = shape === 'plate' ? 400 : 150
  return (
    <div className={`${styles.cover} ${styles[shape]}`}>
      {picture ? (
        <Picture {...picture} alt="" isFirst={shape === 'strip'} />
      ) : (
        <Front slug={slug} width={600} height={height} />
      )}
    </div>
  )
}
