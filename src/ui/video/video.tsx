import { type ReactNode } from 'react'
import { ButtonLink } from '../button/button'
import * as styles from './video.module.css'

type Props = {
  title: string
  href: string
  watch: string
  transcriptLabel: string
  transcript: ReactNode
}

/** Nothing is fetched from elsewhere until the reader goes there; everything said can be read here. */
export function Video({ title, href, watch, transcriptLabel, transcript }: Props) {
  return (
    <figure className={styles.video}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p>
        <ButtonLink href={href} kind="quiet" icon="play">
          {watch}
        </ButtonLink>
      </p>
      <details className={styles.transcript}>
        <summary>{transcriptLabel}</summary>
        <div className={styles.text}>{transcript}</div>
      </details>
    </figure>
  )
}
