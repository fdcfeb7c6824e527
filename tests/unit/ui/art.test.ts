import { createHash } from 'node:crypto'
import { findBearing, findDistance } from '../../../src/ui/art/bearing'
import { drawFront } from '../../../src/ui/art/draw-front'
import { drawPlume } from '../../../src/ui/art/draw-plume'
import { drawRose } from '../../../src/ui/art/draw-rose'

const slugs = Array.from({ length: 500 }, (_, index) => `person-${index}`)
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

describe('the engraved art', () => {
  it('draws the same for ever: a person keeps their portrait', () => {
    expect([drawPlume('ines-calloway'), drawFront('dma'), drawRose('paris', 148)].map(digest)).toEqual([
      '6003cca96b2a',
      '9387d9b3dab8',
      'a2855df61927',
    ])
  })

  it('draws no two people alike', () => {
    expect(new Set(slugs.map((slug) => digest(drawPlume(slug)))).size).toBe(slugs.length)
  })

  it.each([
    ['a person', 2000, (slug: string) => drawPlume(slug)],
    ['a person on a small plate', 1000, (slug: string) => drawPlume(slug, 'coarse')],
    ['a text', 2200, (slug: string) => drawFront(slug)],
    ['an office', 1300, (slug: string) => drawRose(slug, 78)],
  ])('keeps %s within %i bytes', (_, limit, draw) => {
    expect(Math.max(...slugs.map((slug) => JSON.stringify(draw(slug)).length))).toBeLessThan(limit)
  })

  it('keeps a plume on its plate', () => {
    const starts = slugs.flatMap((slug) => [...drawPlume(slug).lines.matchAll(/M(-?\d+)[ -](\d+)/g)])

    expect(starts.filter(([, x]) => Number(x) < 0 || Number(x) > 320)).toEqual([])
  })

  it('points the needle the true way', () => {
    const london = { latitude: 51.51, longitude: -0.13 }
    const newYork = { latitude: 40.71, longitude: -74.01 }

    expect(Math.round(findBearing(london, newYork))).toBe(288)
    expect(Math.round(findDistance(london, newYork))).toBe(5570)
  })
})
