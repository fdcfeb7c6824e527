import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Answer } from '../../http/respond'
import { log } from '../../shared/log'
import { type AdminLanguage, adminLanguages, sayIn } from '../words/admin-language'
import { awayWords } from '../words/away-words'
import { tellReply } from '../words/replies/tell-reply'
import { languageOf } from './language-of'

export const awayReply =
  'The content database cannot be reached at the moment. Nothing was saved: leave this page open and try again in a minute. If it stays so, tell the people who run this installation.'

type Database = { query: (sql: string) => Promise<unknown> }
type Pass = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** Undefined where Next has answered. */
export type AnswerOrPass = (request: IncomingMessage, response: ServerResponse) => Promise<Answer | undefined>

/**
 * Without its database Payload knows nobody, and says that they may not do what they ask, or sends them to sign in: both
 * would be looked for in the wrong place. So anyone who comes hears first whether the database is there.
 */
export function askDatabaseFirst(pool: Database, pass: Pass): AnswerOrPass {
  let wasAway = false
  const isAway = async ({ url = '' }: IncomingMessage): Promise<boolean> => {
    if (url.startsWith('/_next/')) return false // files of the build
    try {
      await pool.query('select 1')
      wasAway = false
    } catch (error) {
      if (!wasAway) log.error(`The database cannot be reached: ${tell(error)}`)
      wasAway = true
    }
    return wasAway
  }
  return async (request, response) => {
    if (await isAway(request)) return toAway(request)
    await pass(request, response)
    return undefined
  }
}

/** Of several addresses that were tried, each. */
function tell(error: unknown): string {
  const { errors, message = '', code = '' } = error as { errors?: unknown[]; message?: string; code?: string }
  return errors?.map(tell).join(', ') ?? (message || code)
}

function toAway({ url = '', headers }: IncomingMessage): Answer {
  const spoken = languageOf({ get: (name) => headers[name]?.toString() ?? null })
  const language = adminLanguages.find((one) => one === spoken) ?? 'en'
  const said = tellReply(awayReply, language)
  const isProgram = url.startsWith('/api')
  return {
    status: 503,
    type: isProgram ? 'application/json' : 'text/html; charset=utf-8',
    body: isProgram ? JSON.stringify({ errors: [{ message: said }] }) : toPage(said, language),
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'retry-after': '30',
      vary: 'accept-language, cookie',
    },
  }
}

function toPage(said: string, language: AdminLanguage): string {
  const { title } = sayIn(awayWords, { language })
  return `<!DOCTYPE html><html lang="${language}" dir="ltr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root { color-scheme: light dark } main { max-inline-size: 60ch; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }</style>
<main><h1>${title}</h1><p>${said}</p></main></html>`
}
