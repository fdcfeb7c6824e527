import { answerLog } from '../../../services/adapter/answer-log'
import { logRow, type LogRow } from '../../../src/plan/store/log-row'
import { LocalServer } from './local-server'

type Asked = { query: string; variables: Record<string, unknown> }
type Answer = { status: number; body: unknown }
/** What a source does wrongly with an answer that was right. */
export type Fault = (answer: Answer, asked: Asked) => Answer

/** A small server that has never heard of this project: it keeps the contract, but for a fault of its own. */
export class ForeignLog extends LocalServer {
  rows: readonly LogRow[]
  fault: Fault = (answer) => answer
  readonly key = 'a-key'
  readonly media = new Map<string, string>()

  constructor(rows: readonly object[]) {
    super((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const type = this.media.get(request.url ?? '')
        if (request.method === 'GET')
          response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end('x')
        else
          void this.#answer(request.headers.authorization, Buffer.concat(chunks).toString()).then(({ status, body }) =>
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
          )
      })
    })
    this.rows = rows.map((row) => logRow.parse(row))
  }

  get source() {
    return { logUrl: `${this.origin}/log`, siteKey: this.key, mediaUrl: this.origin }
  }

  async #answer(authorization: string | undefined, body: string): Promise<Answer> {
    const answer = await answerLog({ rows: this.rows, siteKey: this.key }, { authorization, body })
    return this.fault(JSON.parse(JSON.stringify(answer)) as Answer, JSON.parse(body) as Asked)
  }
}
