import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../../services/shared/log'
import { mark } from './versions'

const readers = 4
const pauseMs = 15
const patienceMs = 20_000
const named = /(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|avif|webp|jpg|svg))"/g

export type Read = { read: number; failed: string[]; mixed: string[]; renewed: Set<string> }

/** Reads one page after the other, each with everything that it names, until it is called off. */
export async function readOn(origin: string, paths: readonly string[], over: AbortSignal): Promise<Read> {
  const tally: Read = { read: 0, failed: [], mixed: [], renewed: new Set() }
  const readAll = async (reader: number) => {
    for (let at = reader; !over.aborted; at += readers) {
      await readPage(origin, paths[at % paths.length] ?? '/', tally)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => readAll(reader)))
  return tally
}

async function readPage(origin: string, path: string, tally: Read): Promise<void> {
  const page = await ask(`${origin}${path}`)
  tally.read += 1
  if (page.status !== 200) return void tally.failed.push(`${path}: ${page.words}`)
  if (page.text.includes(mark)) tally.renewed.add(path)
  // A page whose scripts or pictures are of another version shows half of itself.
  for (const [, file = ''] of page.text.matchAll(named)) {
    const { status, words } = await ask(`${origin}${file}`)
    tally.read += 1
    if (status === 404 || status === 410) tally.mixed.push(`${path} names ${file}`)
    else if (status !== 200) tally.failed.push(`${file}: ${words}`)
  }
}

async function ask(url: string): Promise<{ status: number; text: string; words: string }> {
  try {
    const response = await fetch(encodeURI(url), { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    const text = await response.text()
    return { status: response.status, text, words: `${response.status} ${text.slice(0, 80)}` }
  } catch (error) {
    return { status: 0, text: '', words: messageOf(error) }
  }
}
