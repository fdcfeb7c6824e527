import * as styles from './icon.module.css'

// On a grid of 16, one stroke wide; a filled part says so.
const shapes = {
  arrow: 'M2 8h12M9.5 3.5 14 8l-4.5 4.5',
  back: 'M14 8H2M6.5 3.5 2 8l4.5 4.5',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  chevron: 'm4 6 4 4 4-4',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  down: 'M8 2v12M3.5 9.5 8 14l4.5-4.5',
  download: 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10',
  link: 'M6.5 9.5 9.5 6.5M7 4.5 9 2.8a3 3 0 0 1 4.2 4.2L11.5 9M9 11.5l-2 1.7a3 3 0 0 1-4.2-4.2L4.5 7',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2',
  mail: 'M2 3.5h12v9H2zM2 4l6 5 6-5',
  menu: 'M2 5h12M2 11h12',
  note: 'M3 2.5h10v7L9.5 13.5H3zM9.5 13.5v-4H13',
  out: 'M9.5 2.5h4v4M13.5 2.5l-6.5 6.5M11.5 9.5v4h-9v-9h4',
  phone: 'M3 2.5h3l1 3.5-1.8 1.2a9 9 0 0 0 3.6 3.6L10 9l3.5 1v3c-6 .8-11.3-4.5-10.5-10.5z',
  pin: 'M8 14S3.5 9.7 3.5 6.5a4.5 4.5 0 0 1 9 0C12.5 9.7 8 14 8 14zM8 8V5',
  play: 'M4 2.5 13 8l-9 5.5z',
  print: 'M4.5 6V2.5h7V6M4.5 11H2.5V6h11v5h-2M4.5 9.5h7v4h-7z',
  search: 'M10.6 10.6 14 14M11.6 7A4.6 4.6 0 1 1 2.4 7a4.6 4.6 0 0 1 9.2 0z',
  tick: 'm2.5 8.5 3.5 3.5 7.5-8',
  up: 'M8 14V2M3.5 6.5 8 2l4.5 4.5',
} as const

export type IconName = keyof typeof shapes

/** Those that point along the line. */
const pointing: ReadonlySet<IconName> = new Set(['arrow', 'back', 'out'])

/** Always beside a word, never instead of one. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={pointing.has(name) ? `${styles.icon} ${styles.pointing}` : styles.icon}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

export const iconNames = Object.keys(shapes) as IconName[]
