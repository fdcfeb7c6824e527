import { type IncomingMessage } from 'node:http'
import { readText } from '../http/read-body'
import { type Answer } from '../http/respond'
import { Refusal } from './refusal'

const mostBytes = 64 * 1024
const mostAtOnce = 100
const patienceMs = 5000
/** What browsers report; whatever else somebody sends is counted as one kind, so that there are never more of them. */
const kinds = ['csp-violation', 'permissions-policy-violation', 'coop', 'deprecation', 'intervention', 'crash'] as const
type Kind = (typeof kinds)[number] | 'other'

export type Reports = {
  take: (request: IncomingMessage) => Promise<Answer>
  counts: () => Partial<Record<Kind, number>>
}

/**
 * Counts what browsers report, by its kind, and keeps nothing else: a report names pages that somebody has read, and
 * what their extensions do.
 */
export function countReports(): Reports {
  const counts: Partial<Record<Kind, number>> = {}
  return {
    take: async (request) => {
      for (const kind of kindsIn(await readShort(request))) counts[kind] = (counts[kind] ?? 0) + 1
      return { status: 204, type: 'text/plain; charset=utf-8', body: '' }
    },
    counts: () => ({ ...counts }),
  }
}

async function readShort(request: IncomingMessage): Promise<string> {
  const timer = setTimeout(() => request.destroy(), patienceMs)
  try {
    const text = await readText(request, mostBytes)
    if (text === undefined) throw new Refusal(413, 'This is too large for a report.')
    return text
  } finally {
    clearTimeout(timer)
  }
}

const kindsIn = (text: string): Kind[] => [parse(text)].flat().slice(0, mostAtOnce).map(kindOf)

/** Older browsers send one report, and name its kind by what holds it. */
function kindOf(report: unknown): Kind {
  if (typeof report !== 'object' || report === null) return 'other'
  if ('csp-report' in report) return 'csp-violation'
  return kinds.find((kind) => 'type' in report && report.type === kind) ?? 'other'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
