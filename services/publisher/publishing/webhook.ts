import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { readText } from '../../http/read-body'
import { findNudgeProblem, nudgeHeaders } from '../../nudge/signature'

const mostBytes = 4096
const rememberedMs = 600_000
const body = z.object({ delivery: z.string(), seq: z.number() })

/** Why a nudge was not taken, with the status that says so. */
export type Refusal = { status: 400 | 401 | 409 | 413; reason: string }
export type Nudge = { delivery: string; seq: number }

/** Believes what the CMS has signed, lately, and once. A nudge only says that there is something to read. */
export function openWebhook(secret: string): (request: IncomingMessage) => Promise<Nudge | Refusal> {
  const seenSignatures = new Map<string, number>()
  const isUsed = (signature: string): boolean => {
    const now = Date.now()
    for (const [old, at] of seenSignatures) if (now - at > rememberedMs) seenSignatures.delete(old)
    if (seenSignatures.has(signature)) return true
    seenSignatures.set(signature, now)
    return false
  }
  return async (request) => {
    const text = await readText(request, mostBytes)
    if (text === undefined) return { status: 413, reason: 'the body is too long' }
    const header = (name: string): string => String(request.headers[name] ?? '')
    const timestamp = header(nudgeHeaders.timestamp)
    const signed = { timestamp, body: text, signature: header(nudgeHeaders.signature) }
    const problem = findNudgeProblem(secret, signed, new Date())
    if (problem !== undefined) return { status: 401, reason: problem }
    const nudge = parse(text)
    if (!nudge || nudge.delivery !== header(nudgeHeaders.delivery)) return { status: 400, reason: 'it is no nudge' }
    // A retry is signed again and keeps the name of its delivery, so only the same signature is a replay.
    if (isUsed(signed.signature)) return { status: 401, reason: 'it has been used' }
    return nudge
  }
}

function parse(text: string): Nudge | undefined {
  try {
    return body.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
