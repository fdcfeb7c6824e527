import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { type OfficeList, type OfficeRequest } from '../../shared/office/office-request'
import { findWanted } from '../requests/grant-access'
import { listRequests } from '../requests/office'
import { OfficeProblem } from '../requests/office-problem'
import { AnswerRequest } from './answer-request'
import { LocalTime } from './local-time'

type Props = { payload: Payload; user: number }

const mostShown = '20'

/** What people ask for and wait for: shown from where it is kept, and kept nowhere here. */
export async function DeskRequests({ payload, user }: Props) {
  const found = await listRequests(user, { state: 'open', most: mostShown }).catch(toProblem)
  if (typeof found === 'string') {
    return (
      <section className="desk-failed">
        <h2>Requests</h2>
        <p>{found}</p>
      </section>
    )
  }
  return <Listed payload={payload} found={found} />
}

function toProblem(error: unknown): string {
  if (error instanceof OfficeProblem) return error.message
  throw error
}

async function Listed({ payload, found: { requests, open } }: { payload: Payload; found: OfficeList }) {
  const rows = await Promise.all(requests.map(async (one) => ({ one, what: await tellWhat(one, payload) })))
  return (
    <section>
      <h2>Requests ({open})</h2>
      {rows.length === 0 ? <p>Nobody waits for an answer.</p> : null}
      <ul className="desk-entries">
        {rows.map(({ one, what }) => (
          <li key={one.id}>
            <span className="desk-kind">{kinds[one.kind]}</span>
            <div>
              <strong>{what}</strong>: {tellWho(one)} ({nameOf(one.locale)})
              {one.message === '' ? null : <p>{one.message}</p>}
              <AnswerRequest
                url={formatAdminURL({ apiRoute: payload.config.routes.api, path: `/requests/${one.id}/answer` })}
                kind={one.kind}
                version={one.version}
                // Made here: the same press again, with the same page, is the same answer.
                pressKey={randomUUID()}
              />
            </div>
            <LocalTime moment={one.madeAt} />
          </li>
        ))}
      </ul>
      {open > rows.length ? <p>These are the newest. The others follow as these are answered.</p> : null}
    </section>
  )
}

const kinds = { access: 'Access', callback: 'Call back', question: 'Question', subscription: 'Seats' } as const

async function tellWhat(request: OfficeRequest, payload: Payload): Promise<string> {
  const { kind, about, phone, seats, context } = request
  const req = await createLocalReq({}, payload)
  const title = async (collection: string, field: string) => {
    const found = (await payload.findByID({ collection, id: about, depth: 0, disableErrors: true })) as unknown
    const value = (found as Record<string, unknown> | null)?.[field]
    return typeof value === 'string' ? value : `number ${about}`
  }
  if (kind === 'access')
    return (await findWanted(request, req))?.title ?? `Number ${about}, which nothing opens any more`
  if (kind === 'question') return context ?? `Answer ${about}`
  if (kind === 'callback') return `A call by ${await title('people', 'name')}, at ${phone ?? 'no number'}`
  return `${seats ?? 0} seats of ${await title('product-subscriptions', 'reference')}`
}

/** As far as it is known who asks: what they say of themselves, and the address that was verified. */
const tellWho = ({ name, company, email, sub }: OfficeRequest): string =>
  [name, company, email ?? sub].filter((part) => part !== null && part !== '').join(', ')
