import { setTimeout as sleep } from 'node:timers/promises'
import { type EdgeProcess, startEdge } from '../support/edge-process'
import { openConnection } from '../support/load-client'
import { createPress, type Press, toHtml } from '../support/site-folder'

jest.setTimeout(180_000)

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

describe('a switch of releases under load', () => {
  let press: Press
  let edge: EdgeProcess

  beforeAll(async () => {
    press = createPress()
    await press.publish(siteOf(1))
    edge = await startEdge(['edge'], { dataDir: press.dataDir })
  })
  afterAll(async () => {
    await edge.stop()
    press.remove()
  })

  it(`loses no answer and mixes none: ${switches} switches under ${requests} requests (N2)`, async () => {
    const seen = new Set<string>()
    const faults: string[] = []
    let asked = 0
    let published = 1
    const isOver = () => asked >= requests && published > switches
    const read = async (number: number) => {
      const connection = openConnection(edge.portBase)
      for (let turn = number; !isOver(); turn++) {
        asked++
        const page = turn % (pages + 1) // the last one is not there
        const { status, head, body } = await connection.ask(`/en/deals/${page}`)
        const named = /^x-release: (\d+)/im.exec(head)?.[1] ?? ''
        const shown = /<h1>Release (\d+)\./.exec(body.toString())?.[1]
        if (status !== (page === pages ? 404 : 200) || named !== shown) faults.push(`${status} ${named} ${shown ?? ''}`)
        seen.add(named)
      }
      connection.close()
    }
    const publish = async () => {
      for (let number = 2; number <= switches + 1; number++) {
        const before = asked
        await press.publish(siteOf(number))
        while (!seen.has(String(number)) || asked - before < requests / switches) await sleep(20)
        published = number
      }
    }
    await Promise.all([publish(), ...Array.from({ length: connections }, (_, n) => read(n))])

    expect(faults).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(requests)
    expect([...seen].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: switches + 1 }, (_, n) => n + 1))
  })
})
