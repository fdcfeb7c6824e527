import * as styles from './drawing.module.css'

type Props = {
  /** An SVG that the build has made: a map, a QR code. Never what somebody sent. */
  svg: string
  /** What it shows; empty where the text beside it says the same. */
  label: string
  caption?: string
  size?: 'wide' | 'small'
}

/** A picture made of lines, drawn before the page was. */
export function Drawing({ svg, label, caption, size = 'wide' }: Props) {
  const role = label === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <figure className={styles[size]}>
      <div className={styles.drawing} {...role} dangerouslySetInnerHTML={{ __html: svg }} />
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
