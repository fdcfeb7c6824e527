import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { type Answer, toJson } from '../../http/respond'
import { colleagueHeader } from '../../shared/office/office-request'
import { hasKey } from '../../shared/secrets/has-key'

const colleague = z.coerce.number().int().positive()

type Work = (who: number) => Promise<Answer>

/** Works for the colleague who asks by the content management, or says why nobody is answered. */
export async function asColleague({ headers }: IncomingMessage, key: string, work: Work): Promise<Answer> {
  if (!hasKey(headers.authorization, key)) return toJson(401, { error: 'Unauthorized' })
  const { data: who } = colleague.safeParse(headers[colleagueHeader])
  return who === undefined ? toJson(400, { error: `Say in ${colleagueHeader} which colleague asks.` }) : work(who)
}
