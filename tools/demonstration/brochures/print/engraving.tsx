import { type ReactNode } from 'react'
import { drawFront } from '../../../../src/ui/art/draw-front'
import { drawRose } from '../../../../src/ui/art/draw-rose'

// The site's own engravings, for paper: hairlines are as thick as their drawing says, whatever prints them.

type FrontProps = { slug: string; width: number; height: number }

export function Front({ slug, width, height }: FrontProps): ReactNode {
  const { lines, inked, shaft } = drawFront(slug, { width, height })
  return (
    <svg className="front" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines} />
      <path className="inked" d={inked} />
      <path className="shaft" d={shaft} />
    </svg>
  )
}

export function Rose({ slug, bearing }: { slug: string; bearing: number | undefined }): ReactNode {
  const { size, lines, needle } = drawRose(slug, bearing)
  return (
    <svg className="rose" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={lines} />
      {needle === undefined ? null : <path className="needle" d={needle} />}
      <circle className={needle === undefined ? 'needle' : undefined} cx="100" cy="100" r={needle ? 5 : 8} />
    </svg>
  )
}
