import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { compiledFile } from '../../shared/compiled/programs'
import { type FromPdfProcess, type ToPdfProcess } from './pdf-messages'
import { type WordReport } from './write-word'

export type PdfDocument = {
  /** Typst of our own, which reads `json(bytes(sys.inputs.data))`: what people have written is never a part of it. */
  template: string
  data: unknown
}

export type PdfMaker = {
  /** One after the other; what takes too long or grows too big is given up, and the next one starts from nothing. */
  make: (document: PdfDocument) => Promise<Buffer>
  /** A report for Word, in the same process and by the same limits. */
  makeWord: (report: WordReport) => Promise<Buffer>
  close: () => void
}

type Wanted = { template: string | undefined; data: unknown }

type Limits = { limitMs: number; mostInput: number; mostMemory: number }
const usual: Limits = { limitMs: 20_000, mostInput: 8_000_000, mostMemory: 1_000_000_000 }

/**
 * Makes PDFs in a process of its own, which begins with the first of them. The compiler is native code: a thread in the middle of it
 * could not be ended.
 */
export function openPdfMaker(given: Partial<Limits> = {}): PdfMaker {
  const limits = { ...usual, ...given }
  let maker: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let id = 0
  const end = (): void => {
    maker?.kill('SIGKILL')
    maker = undefined
  }
  const make = async ({ template, data }: Wanted): Promise<Buffer> => {
    const text = JSON.stringify(data)
    if (text.length > limits.mostInput) throw new Error('The document has more in it than one may have.')
    if (maker?.connected !== true) maker = begin()
    try {
      return await ask(maker, { id: ++id, template, data: text }, limits)
    } catch (error) {
      if (!(error instanceof Refused)) end()
      throw error
    }
  }
  const inTurn = (wanted: Wanted): Promise<Buffer> => {
    const made = last.then(() => make(wanted))
    last = made.catch(() => undefined)
    return made
  }
  return { make: inTurn, makeWord: (data) => inTurn({ template: undefined, data }), close: end }
}

function begin(): ChildProcess {
  const maker = fork(compiledFile('services/account/documents/pdf-process'), {
    serialization: 'advanced',
    execArgv: [],
  })
  // It keeps no process alive that has nothing else to do.
  maker.unref()
  maker.channel?.unref()
  return maker
}

/** The compiler said why; its process goes on. */
class Refused extends Error {}

const pageBytes = 4096
const lookMs = 100

/** Where the system does not tell it, the time is the only limit. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const sizes = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(sizes.split(' ')[1] ?? 0) * pageBytes
}

function ask(maker: ChildProcess, message: ToPdfProcess, { limitMs, mostMemory }: Limits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      clearInterval(look)
      maker.off('message', hear).off('error', fail).off('exit', leave)
    }
    const fail = (error: Error) => {
      stop()
      reject(error)
    }
    const leave = () => fail(new Error('The process that makes documents has ended.'))
    const hear = (answer: FromPdfProcess) => {
      if (answer.id !== message.id) return
      stop()
      if ('file' in answer) resolve(Buffer.from(answer.file))
      else reject(new Refused(answer.problem))
    }
    const timer = setTimeout(() => fail(new Error(`The document was not made within ${limitMs} ms.`)), limitMs)
    const look = setInterval(() => {
      void memoryOf(maker.pid).then((bytes) => {
        if (bytes > mostMemory) fail(new Error(`The document took more than ${mostMemory} bytes of memory.`))
      })
    }, lookMs)
    maker.on('message', hear).on('error', fail).on('exit', leave)
    maker.send(message)
  })
}
