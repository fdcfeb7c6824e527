import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import * as z from 'zod'
import { findPortBase } from '../place/free-ports'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Nobody installs one for a test: where there is none, Chromium alone is tried. */
export const findFirefox = (): string | undefined => places.find((place) => existsSync(place))

const startLimitMs = 30_000
const waitLimitMs = 20_000

const answer = z.looseObject({ id: z.number().nullish(), result: z.unknown().optional(), error: z.string().optional() })
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
const evaluated = z.looseObject({ result: z.looseObject({ value: z.unknown().optional() }).optional() })

/** One window of Firefox, spoken to by WebDriver BiDi itself: Playwright drives a Firefox of its own only. */
export type Firefox = {
  open: (url: string) => Promise<void>
  /** In the page; a promise is waited for, and its value must be text. */
  evaluate: (expression: string) => Promise<string>
  untilAt: (beginning: string) => Promise<void>
  close: () => Promise<void>
}

export async function launchFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const port = await findPortBase()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const child = spawn(program, args, { stdio: 'ignore' })
  const socket = await connect(`ws://127.0.0.1:${port}/session`)
  const send = openCalls(socket)
  await send('session.new', { capabilities: {} })
  const [first] = tree.parse(await send('browsingContext.getTree', {})).contexts
  const context = first?.context ?? ''
  const evaluate = async (expression: string): Promise<string> => {
    const told = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    const { result } = evaluated.parse(told)
    return typeof result?.value === 'string' ? result.value : ''
  }
  return {
    evaluate,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    untilAt: async (beginning) => {
      // Between two pages there is none to ask.
      const isThere = () =>
        evaluate("document.readyState + ' ' + location.href").then(
          (said) => said.startsWith(`complete ${beginning}`),
          () => false,
        )
      for (const last = Date.now() + waitLimitMs; !(await isThere());) {
        if (Date.now() > last) throw new Error(`Firefox never came to ${beginning}.`)
        await sleep(50)
      }
    },
    close: () => end(child, socket, profile),
  }
}

async function connect(url: string): Promise<WebSocket> {
  for (const last = Date.now() + startLimitMs; ;) {
    const socket = new WebSocket(url)
    const isOpen = await Promise.race([once(socket, 'open'), once(socket, 'error')]).then(
      () => socket.readyState === WebSocket.OPEN,
      () => false,
    )
    if (isOpen) return socket
    if (Date.now() > last) throw new Error('Firefox did not answer.')
    await sleep(100)
  }
}

function openCalls(socket: WebSocket) {
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()
  let calls = 0
  socket.on('message', (data: Buffer) => {
    const { id, result, error } = answer.parse(JSON.parse(data.toString()))
    const call = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (error === undefined) call?.done(result)
    else call?.failed(new Error(`${error}: ${data.toString().slice(0, 300)}`))
  })
  return (method: string, params: object): Promise<unknown> =>
    new Promise((done, failed) => {
      const id = ++calls
      waiting.set(id, { done, failed })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

async function end(child: ChildProcess, socket: WebSocket, profile: string): Promise<void> {
  socket.terminate()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  rmSync(profile, { recursive: true, force: true })
}
