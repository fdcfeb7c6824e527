import { Plume } from '../art/art'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './portrait.module.css'

type Props = {
  slug: string
  photo?: PictureData | undefined
  size?: 'plate' | 'small'
}

/** A person's photograph, or the quill that their slug draws. */
export function Portrait({ slug, photo, size = 'plate' }: Props) {
  return (
    <div className={styles.portrait}>
      {photo ? <Picture {...photo} /> : <Plume slug={slug} grain={size === 'small' ? 'coarse' : 'fine'} />}
    </div>
  )
}
