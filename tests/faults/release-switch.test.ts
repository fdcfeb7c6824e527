import { setTimeout as sleep } from 'node:timers/promises'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { openConnection } from '../support/edge/load-client'
import { startSharedPlace } from '../support/publishing/shared-store'
import { createPress, type Press, toHtml } from '../support/publishing/site-folder'

const requests = 20_000
const switches = 10
const connections = 40
const pages = 100

/** Every page, and a script, says which release it is from. */
const siteOf = (release: number) => ({
  'en/404/index.html': toHtml(`Release ${release}.`),
  ...Object.fromEntries(
    Array.from({ length: pages }, (_, n) => [`en/deals/${n}/index.html`, toHtml(`Release ${release}.`)]),
  ),
})

/** Who serves the releases, who makes them in turn, and how all of that ends. */
type Stage = { edges: EdgeProcess[]; presses: Press[]; close: () => Promise<void> }

async function openOne(): Promise<Stage> {
  const press = createPress()
  await press.publish(siteOf(1))
  const edge = await startEdge(['edge'], { dataDir: press.dataDir })
  return { edges: [edge], presses: [press], close: edge.stop }
}

/** As on two machines: two edges, and a second publisher that takes over. */
async function openShared(): Promise<Stage> {
  const place = await startSharedPlace()
  const stores = await Promise.all([place.open(), place.open()])
  const presses = stores.map((store) => createPress(() => store))
  await presses[0]?.publish(siteOf(1))
  const own = { databaseUrl: place.databaseUrl, env: place.env }
  const edges = await Promise.all([startEdge(['edge'], own), startEdge(['edge'], own)])
  const close = async () => {
    await Promise.all([...edges.map(({ stop }) => stop()), ...stores.map((store) => store.close())])
    await place.stop()
  }
  return { edges, presses, close }
}

describe.each([
  ['of one machine', openOne],
  ['that machines share', openShared],
])('a switch of releases %s under load', (_, open) => {
  let stage: Stage

  beforeAll(async () => {
    stage = await open()
  })
  afterAll(async () => {
    await stage.close()
    for (const press of stage.presses) press.remove()
  })

  it(`loses no answer and mixes none: ${switches} switches under ${requests} requests (N2)`, async () => {
    const { edges, presses } = stage
    const seen = edges.map(() => new Set<string>())
    const everybodySaw = (release: number) => seen.every((releases) => releases.has(String(release)))
    const faults: string[] = []
    let asked = 0
    let published = 1
    const isOver = () => asked >= requests && published > switches
    const read = async (number: number) => {
      const at = number % edges.length
      const connection = openConnection(edges[at]?.portBase ?? 0)
      for (let turn = number; !isOver(); turn++) {
        asked++
        const page = turn % (pages + 1) // the last one is not there
        const { status, head, body } = await connection.ask(`/en/deals/${page}`)
        const named = /^x-release: (\d+)/im.exec(head)?.[1] ?? ''
        const shown = /<h1>Release (\d+)\./.exec(body.toString())?.[1]
        if (status !== (page === pages ? 404 : 200) || named !== shown) faults.push(`${status} ${named} ${shown ?? ''}`)
        seen[at]?.add(named)
      }
      connection.close()
    }
    const publish = async () => {
      for (let number = 2; number <= switches + 1; number++) {
        const before = asked
        await presses[number % presses.length]?.publish(siteOf(number))
        while (!everybodySaw(number) || asked - before < requests / switches) await sleep(20)
        published = number
      }
    }
    await Promise.all([publish(), ...Array.from({ length: connections }, (_, n) => read(n))])

    expect(faults).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(requests)
    const all = Array.from({ length: switches + 1 }, (_, n) => n + 1)
    for (const releases of seen) expect([...releases].map(Number).sort((a, b) => a - b)).toEqual(all)
  })
})
