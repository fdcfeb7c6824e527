import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { portOf } from '../../../src/config/addresses'
import { type Random, createRandom } from '../storm/random'
import { type EdgeProcess, startEdge } from './edge-process'
import { createMarkingUpstream, type MarkingUpstream } from './marking-upstream'
import { readAnswers } from './raw-connection'
import { closeAll, listen } from './servers'
import { writeHostileRequest } from './write-hostile-request'

/** Crossed: an answer reached a connection that had not asked for it, or the service saw what was not sent to it as a request. */
export type EdgeFuzzed = { cases: number; crossed: number; uncaught: number; answers: number; examples: string[] }
type Run = { port: number; random: Random; left: number; found: EdgeFuzzed; marks: number }

const attackers = 32
const readers = 8
/** How long an attacker waits for an answer: some of what they send never deserves one. */
const patienceMs = 500

/** Sends changed requests to a real edge with a real service behind it, while readers ask over the same edge. */
export async function fuzzEdge(cases: number, seed: number): Promise<EdgeFuzzed> {
  const edge = await startEdge(['edge', 'account'])
  const upstream = createMarkingUpstream()
  await listen(upstream.server, portOf('account', edge.portBase))
  const found: EdgeFuzzed = { cases: 0, crossed: 0, uncaught: 0, answers: 0, examples: [] }
  const run: Run = { port: edge.portBase, random: createRandom(seed), left: cases, found, marks: 0 }
  const attacks = Promise.all(Array.from({ length: attackers }, () => attack(run)))
  let isOver = false
  const reading = Promise.all(Array.from({ length: readers }, () => read(run, () => isOver)))
  await Promise.race([attacks, ended(edge)])
  isOver = true
  await Promise.race([reading, ended(edge)])
  await settle(run, edge, upstream)
  return found
}

const ended = (edge: EdgeProcess): Promise<void> => new Promise((done) => edge.child.once('exit', () => done()))

async function settle({ found }: Run, edge: EdgeProcess, { server, strangers }: MarkingUpstream): Promise<void> {
  if (edge.child.exitCode !== null) note(found, 'uncaught', 'the edge ended')
  for (const stranger of strangers) note(found, 'crossed', `the service saw ${stranger}`)
  await edge.stop()
  await closeAll(server)
}

function note(found: EdgeFuzzed, what: 'crossed' | 'uncaught', example: string): void {
  found[what] += 1
  if (found.examples.length < 10) found.examples.push(example)
}

type Line = {
  socket: Socket
  isClosed: () => boolean
  answers: () => ReturnType<typeof readAnswers>
  forget: () => void
}

function openLine(port: number): Line {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let heard = ''
  let isClosed = false
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  socket.on('close', () => (isClosed = true))
  return {
    socket,
    isClosed: () => isClosed,
    answers: () => readAnswers(heard),
    forget: () => (heard = readAnswers(heard).rest),
  }
}

/** Until something came that can be an answer, the line was closed, or nobody wants to wait any longer. */
const untilHeard = (socket: Socket, waitMs: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      socket.off('data', end).off('close', end)
      done()
    }
    const timer = setTimeout(end, waitMs)
    socket.on('data', end).on('close', end)
  })

async function attack(run: Run): Promise<void> {
  const { found, random } = run
  let line: Line | undefined
  let sent = new Set<string>()
  while (run.left > 0) {
    run.left -= 1
    found.cases += 1
    if (!line || line.isClosed()) {
      line = openLine(run.port)
      sent = new Set()
    }
    const mark = `a${(run.marks += 1)}`
    for (const one of [mark, `${mark}b`, `${mark}h`]) sent.add(one)
    line.socket.write(Buffer.from(writeHostileRequest(mark, random), 'latin1'))
    await untilHeard(line.socket, patienceMs)
    const { answers } = line.answers()
    for (const answer of answers) judge(run, answer.head, sent)
    line.forget()
    const mayGoOn = answers.length > 0 && !answers.some(({ head }) => /^connection: close/im.test(head))
    if (mayGoOn && random.below(8) > 0) continue
    line.socket.destroy()
    line = undefined
  }
  line?.socket.destroy()
}

/** What was hidden in a request is none of those that were sent, although its sender knows its mark. */
function judge({ found }: Run, head: string, sent: ReadonlySet<string>): void {
  found.answers += 1
  const mark = /^x-answers: (\w+)/im.exec(head)?.[1]
  if (mark !== undefined && (!sent.has(mark) || mark.endsWith('h'))) note(found, 'crossed', `an attacker got ${mark}`)
  if (/^HTTP\/1\.1 500 /.test(head)) note(found, 'uncaught', 'the edge answered 500')
}

/** An answer that never comes was swallowed; one that comes late came from a busy machine. */
const readerPatienceMs = 30_000

/** Somebody who asks one thing after another over a connection that lasts, and knows what the answer must be. */
async function read(run: Run, isOver: () => boolean): Promise<void> {
  const { found, port } = run
  let line = openLine(port)
  while (!isOver()) {
    const mark = `r${(run.marks += 1)}`
    line.socket.write(`GET /graphql?mark=${mark} HTTP/1.1\r\nHost: x\r\nX-Mark: ${mark}\r\n\r\n`)
    const from = Date.now()
    while (line.answers().answers.length === 0 && !line.isClosed() && Date.now() - from < readerPatienceMs) {
      await untilHeard(line.socket, 1000)
    }
    const answers = line.answers().answers
    const isRight = answers.length === 1 && answers[0]?.body === mark
    if (!isRight)
      note(found, 'crossed', `a reader of ${mark} got ${answers.map(({ status, body }) => `${status} ${body}`).join()}`)
    line.forget()
    if (!isRight || line.isClosed()) {
      line.socket.destroy()
      line = openLine(port)
    }
    await sleep(2)
  }
  line.socket.destroy()
}
