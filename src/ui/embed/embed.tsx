import { ActionButton, ButtonLink } from '../button/button'
import * as styles from './embed.module.css'

type Props = {
  title: string
  description: string
  href: string
  frame: string
  shape: 'film' | 'map' | 'figure'
  words: { open: string; show: string; notice: string }
}

/** A card with a link. A reader who asks for it sees it here; before that, nothing is asked of anybody else. */
export function Embed({ title, description, href, frame, shape, words }: Props) {
  return (
    <figure className={styles.embed}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.text}>{description}</p>
      {/* Without an address it loads nothing: a script gives it its own when it is asked to. */}
      <iframe
        className={`${styles.frame} ${styles[shape]}`}
        title={title}
        data-frame={frame}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        hidden
      />
      <div className={styles.choice}>
        <ButtonLink href={href} kind="quiet" icon="arrow">
          {words.open}
        </ButtonLink>
        <ActionButton kind="quiet" hooks={{ 'data-show-frame': '' }} isHidden>
          {words.show}
        </ActionButton>
        <p className={styles.notice} data-frame-notice="" hidden>
          {words.notice}
        </p>
      </div>
    </figure>
  )
}
