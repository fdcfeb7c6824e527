import * as styles from './qr-code.module.css'

type Props = { size: number; path: string; label: string }

/** A code for the camera of a telephone: dark on white whatever the theme, or cameras cannot read it. */
export function QrCode({ size, path, label }: Props) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
