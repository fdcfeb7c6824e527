import { TextField } from '../field/field'
import * as styles from './question.module.css'

type Props = {
  id: string
  image: string
  alt: string
  label: string
  /** The same in words, for those who do not see the picture. */
  hint: string
  /** Asks another one. */
  again: string
  onAgain: () => void
}

/** A question that people can answer and programs find harder. */
export function PictureQuestion({ id, image, alt, label, hint, again, onAgain }: Props) {
  return (
    <div className={styles.question} aria-live="polite">
      <div className={styles.asked}>
        <img className={styles.picture} src={image} alt={alt} width="208" height="64" />
        <button className={styles.again} type="button" onClick={onAgain}>
          {again}
        </button>
      </div>
      <TextField id={id} name="captcha" label={label} hint={hint} autoComplete="off" required />
    </div>
  )
}
