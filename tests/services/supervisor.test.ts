import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asksHealth } from '../../services/supervisor/entries'
import { type Screen } from '../../services/supervisor/screen'
import { type Service } from '../../services/supervisor/stack-entry'
import { supervise } from '../../services/supervisor/supervise'
import { findPortBase } from '../support/place/free-ports'

// Deaf to SIGTERM once it is in the loop, as a service is that hangs.
const program = (port: number) => `
  require('node:http').createServer((request, response) => {
    if (request.url === '/pid') return response.end(String(process.pid))
    response.end('well')
    if (request.url === '/hang') setImmediate(() => { for (;;) continue })
  }).listen(${port}, '127.0.0.1')`

describe('a service that hangs', () => {
  it('is ended, started again and named with the reason (H-1)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'supervisor-'))
    const port = await findPortBase()
    const origin = `http://127.0.0.1:${port}`
    const notes: string[] = []
    const screen: Screen = {
      begin: () => undefined,
      end: () => undefined,
      line: () => undefined,
      note: (name, words) => notes.push(`${name} ${words}`),
    }
    const askPid = async () => Number(await (await fetch(`${origin}/pid`)).text())
    const service: Service = {
      kind: 'service',
      name: 'search',
      args: ['-e', program(port)],
      env: {},
      says: '',
      silentMs: 1200,
      ...asksHealth(`${origin}/healthz`),
    }
    const supervised = supervise(service, { dataDir, logs: 'files', screen })
    try {
      await supervised.ready
      const before = await askPid()
      await fetch(`${origin}/hang`)
      while (!notes.includes('search is back')) await sleep(50)

      expect(notes).toEqual(['search did not answer for 1.2 s; starting again in 0.5 s', 'search is back'])
      expect(await askPid()).not.toBe(before)
      expect(() => process.kill(before, 0)).toThrow('ESRCH')
    } finally {
      await supervised.stop()
      rmSync(dataDir, { recursive: true })
    }
  })
})
