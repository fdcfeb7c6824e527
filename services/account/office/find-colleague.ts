import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { type Answer, toJson } from '../../http/respond'
import { colleagueHeader } from '../../shared/office-request'
import { hasKey } from '../../shared/secrets/has-key'

const colleague = z.coerce.number().int().positive()

/** Which colleague asks by the content management, or why nobody is answered. */
export function findColleague({ headers }: IncomingMessage, key: string): { who: number } | { refused: Answer } {
  if (!hasKey(headers.authorization, key)) return { refused: toJson(401, { error: 'Unauthorized' }) }
  const { data: who } = colleague.safeParse(headers[colleagueHeader])
  if (who === undefined) return { refused: toJson(400, { error: `Say in ${colleagueHeader} which colleague asks.` }) }
  return { who }
}
