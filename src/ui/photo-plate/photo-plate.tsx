import { type ReactNode } from 'react'
import * as styles from './photo-plate.module.css'

type Props = {
  /** Without one the place stays empty, as wide as it would be. */
  picture?: { src: string; alt: string } | undefined
  /** What is done with it. */
  children: ReactNode
}

/** Somebody's own photograph beside the form that changes it. */
export function PhotoPlate({ picture, children }: Props) {
  return (
    <div className={styles.plate}>
      <div className={styles.place}>
        {picture ? <img src={picture.src} alt={picture.alt} width={128} height={160} /> : null}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
