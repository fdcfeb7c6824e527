import { readFileSync } from 'node:fs'
import { isDemonstration } from '../support/place/demonstration-folders'
import { findCircles, readImportGraph } from '../support/place/import-graph'
import { listFiles } from '../support/place/list-files'

const product = readImportGraph(['src', 'services', 'gatsby-*.ts', 'gatsby-*.tsx'])
const all = readImportGraph(['src', 'services', 'gatsby-*.ts', 'gatsby-*.tsx', 'plugins', 'tests', 'tools'])

/** A room of services uses its own floor's and those below, but no other room of its own floor. */
const floors = [
  ['shared', 'limits', 'load', 'nudge', 'metrics'],
  ['http'],
  ['supervisor'],
  ['postgres'],
  ['database'],
  ['releases', 'colleagues'],
  ['indexing', 'export', 'redact'],
  ['search', 'identity', 'account', 'cms'],
  ['site'],
  ['publisher'],
  ['edge'],
  ['adapter', 'backup', 'conform', 'demo', 'doctor'],
  ['start'],
  ['commands'],
]

const roomOf = (path: string): string => /^services\/([^/.]+)\//.exec(path)?.[1] ?? path
const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room))

const isBelow = (target: string, room: string): boolean => target === room || floorOf(target) < floorOf(room)

describe('imports', () => {
  it('among services go down, from what starts them to what they share (house 1)', () => {
    const services = [...product].filter(([path]) => path.startsWith('services/'))
    const arrows = services.flatMap(([path, targets]) =>
      targets
        .filter((target) => target.startsWith('services/'))
        .map((target) => ({ room: roomOf(path), target: roomOf(target) })),
    )
    const back = arrows
      .filter(({ room, target }) => !isBelow(target, room))
      .map(({ room, target }) => `${room} > ${target}`)

    expect(arrows.filter(({ room }) => floorOf(room) < 0)).toEqual([])
    expect([...new Set(back)].sort()).toEqual([])
  })

  it('lead to the demonstration from nowhere, so that a firm of its own may delete it with its tests and tools (AD-1)', () => {
    const outside = [...all].filter(([path]) => !isDemonstration(path))
    const arrows = outside.flatMap(([path, targets]) =>
      targets.filter(isDemonstration).map((target) => `${path} > ${target}`),
    )
    const named = listFiles(['src', 'services', 'plugins', 'tools']).filter(
      (path) =>
        /\.[cm]?[jt]sx?$/.test(path) &&
        !isDemonstration(path) &&
        /['"/.](?:demo|(?:tests|tools|\.\.)\/demonstration)\//.test(readFileSync(path, 'utf8')),
    )

    expect(outside.length).toBeGreaterThan(2000)
    expect(arrows).toEqual([])
    // They look for it by its place, and do without it.
    expect(named).toEqual(['services/start/find-demonstration.ts', 'tools/run.mjs', 'tools/storm/run.ts'])
  })

  it('go round in no circle, types included (house 1)', () => {
    expect(all.size).toBeGreaterThan(product.size)
    expect(findCircles(all)).toEqual([])
  })

  it('that go round are found, whichever file they are followed from', () => {
    const graph = new Map([
      ['a', ['b', 'e']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
      ['e', ['e']],
    ])

    expect(findCircles(graph)).toEqual([['b', 'c'], ['e']])
  })
})
