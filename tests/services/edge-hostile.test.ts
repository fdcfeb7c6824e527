import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { facts, site } from '../support/content/sample-site'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { openConnection } from '../support/edge/load-client'
import { sendRaw } from '../support/edge/servers'
import { createPress, type Press } from '../support/publishing/site-folder'

const crowd = 2000

describe('an edge with a release, among hostile clients', () => {
  let press: Press
  let edge: EdgeProcess

  beforeAll(async () => {
    press = createPress()
    await press.publish(site, facts)
    edge = await startEdge(['edge'], { dataDir: press.dataDir })
  })
  afterAll(async () => {
    await edge.stop()
    press.remove()
  })

  const isServing = async () => (await fetch(`${edge.origin}/en`)).status === 200
  const statusOf = async (path: string) =>
    Number((await sendRaw(edge.portBase, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).slice(9, 12))

  it.each([
    ['/../../etc/passwd', 400],
    ['/en/../../secrets.json', 400],
    ['/%2e%2e/secrets.json', 400],
    ['/en/..%2f..%2fsecrets.json', 400],
    ['/%252e%252e%252fsecrets.json', 400],
    ['/en%00', 400],
    ['/en%2500', 400],
    ['/en/%c0%ae%c0%ae/', 400],
    ['/en\\..\\secrets.json', 400],
    [`/${'en/'.repeat(4000)}`, 414],
    ['/release.json', 404],
    ['/blobs', 404],
    ['/releases/ledger/00000001.json', 404],
    ['/en/index.html', 404],
    ['/constructor', 404],
    ['/__proto__', 404],
    ['/en/people/__proto__/x', 404],
    ['/en/people/9007199254740993/x', 404],
    ['/en%0d%0aset-cookie:a=b', 400],
    ['/deals?%0d%0aset-cookie:a=b', 308],
  ])('answers %s with %i (Q-6, at the edge)', async (path, status) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('never fails and never sends anybody away, whatever is asked for (Q-6, at the edge)', async () => {
    const words = [
      'en',
      'EN',
      '..',
      '%2e%2e',
      '%2F',
      '%5c',
      '%25',
      '%00',
      'deals',
      'people',
      '7',
      'auth',
      '/',
      '//',
      '@evil.example',
      '?',
      '#',
      ':',
      '%E5',
    ]
    const paths = fc.sample(
      fc
        .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 8 })
        .map((parts) => `/${parts.join('/')}`),
      3000,
    )
    const connection = openConnection(edge.portBase)
    const odd: string[] = []
    for (const path of paths.filter((one) => /^[!-~]*$/.test(one))) {
      const { status, head } = await connection.ask(path)
      const location = /^location: (.*)$/im.exec(head)?.[1]
      if (status >= 500 || (location !== undefined && !/^\/[a-z]/.test(location)))
        odd.push(`${path} ${status} ${location ?? ''}`)
    }
    connection.close()

    expect(odd).toEqual([])
  })

  it(`serves readers while ${crowd} others hold it with half a request, and lets go of them`, async () => {
    const sockets = await openAll('GET /en HTTP/1.1\r\nHost: x\r\n')
    const held = () => sockets.filter((socket) => !socket.closed).length
    expect(await isServing()).toBe(true)
    // The reader did not wait for them to go.
    expect(held()).toBe(crowd)
    while (held() > 0) await sleep(200)
    expect(await isServing()).toBe(true)
  })

  it(`stops needing more memory for each ${crowd} clients that take nothing of what they asked for`, async () => {
    const megabytesAfterACrowd = async () => {
      const sockets = await openAll('GET /static/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
      await sleep(1000)
      expect(await isServing()).toBe(true)
      for (const socket of sockets) socket.destroy()
      await sleep(1000)
      const status = readFileSync(`/proc/${edge.child.pid ?? 0}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000
    }
    // A leak grows with every crowd; what the collector has not taken yet grows with one or two.
    const rounds = [await megabytesAfterACrowd()]
    const isLevel = () => rounds.length > 1 && (rounds.at(-1) ?? 0) < (rounds.at(-2) ?? 0) + 20
    while (!isLevel() && rounds.length < 8) rounds.push(await megabytesAfterACrowd())

    expect(isLevel() ? [] : rounds).toEqual([])
  })

  async function openAll(says: string): Promise<Socket[]> {
    return Promise.all(
      Array.from({ length: crowd }, async () => {
        const socket = connect(edge.portBase, '127.0.0.1')
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        socket.pause()
        socket.write(says)
        if (!says.endsWith('\r\n\r\n')) socket.resume()
        return socket
      }),
    )
  }
})
