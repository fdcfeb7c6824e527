import { Figure, type PictureData } from '../picture/picture'
import * as styles from './gallery.module.css'

type Props = { pictures: readonly { picture: PictureData; caption?: string }[] }

/** Several pictures, all of them in view. */
export function Gallery({ pictures }: Props) {
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ picture, caption }, position) => (
        <li key={position}>
          <Figure picture={picture} caption={caption} />
        </li>
      ))}
    </ul>
  )
}
