import { objectsIn } from '../../src/content/objects-in'
import { replay, type Examined } from './examined'

type Medium = { url: string; mimeType: string }

const atOnce = 8
const answerMs = 30_000

const isMedium = (value: object): value is Medium =>
  'url' in value && typeof value.url === 'string' && value.url.startsWith('/media/') && 'mimeType' in value

/** Every picture and file that a live document names is there, of the type that it says. */
export async function checkMedia({ source, log }: Examined): Promise<string[]> {
  const media = new Map<string, string>()
  for (const { document } of replay(log).values()) {
    for (const one of objectsIn(toValue(document))) if (isMedium(one)) media.set(one.url, one.mimeType)
  }
  const waiting = [...media]
  const problems: string[] = []
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const problem = await findProblem(new URL(next[0], source.mediaUrl).href, next[1])
      if (problem !== undefined) problems.push(`${next[0]} ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return problems
}

/** A document that is no JSON is said to be so by another check. */
function toValue(document: string | null): unknown {
  try {
    return JSON.parse(document ?? 'null')
  } catch {
    return null
  }
}

async function findProblem(url: string, mimeType: string): Promise<string | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
  await response.body?.cancel()
  if (response.status !== 200) return `is answered ${response.status} at ${url}`
  const type = response.headers.get('content-type')?.split(';')[0]
  return type === mimeType ? undefined : `is "${type ?? 'nothing'}" and in its document "${mimeType}"`
}
