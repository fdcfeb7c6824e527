import * as styles from './land-map.module.css'

type Point = { x: number; y: number }

/** A map that was drawn when the site was made: level lines for the land, a point for each place. */
export type LandMap = { width: number; height: number; land: string; points: readonly Point[]; here?: Point }

const size = { point: 4, here: 6, ring: 14 }

/** Decoration beside a list or an address that says it all. */
export function LandMapOf({ width, height, land, points, here }: LandMap) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.land} d={land} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r={size.point} />
      ))}
      {here === undefined ? null : (
        <>
          <circle className={styles.ring} cx={here.x} cy={here.y} r={size.ring} />
          <circle className={styles.point} cx={here.x} cy={here.y} r={size.here} />
        </>
      )}
    </svg>
  )
}
