import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { type OfficeList, type OfficeRequest } from '../../shared/office/office-request'
import { findWanted } from '../requests/grant-access'
import { listRequests } from '../requests/office'
import { OfficeProblem } from '../requests/office-problem'
import { sayIn } from '../words/admin-language'
import { tellReply } from '../words/replies/tell-reply'
import { type RequestsWords, requestsWords } from '../words/requests-words'
import { AnswerRequest } from './answer-request'
import { LocalTime } from './local-time'

type Props = { payload: Payload; user: number; i18n: { language: string } }

const mostShown = '20'

/** What people ask for and wait for: shown from where it is kept, and kept nowhere here. */
export async function DeskRequests({ payload, user, i18n }: Props) {
  const words = sayIn(requestsWords, i18n)
  const found = await listRequests(user, { state: 'open', most: mostShown }).catch(toProblem)
  if (typeof found === 'string') {
    return (
      <section className="desk-failed">
        <h2>{words.heading}</h2>
        <p>{tellReply(found, i18n.language)}</p>
      </section>
    )
  }
  return <Listed payload={payload} found={found} words={words} />
}

function toProblem(error: unknown): string {
  if (error instanceof OfficeProblem) return error.message
  throw error
}

type ListedProps = Asked & { found: OfficeList }

async function Listed({ payload, words, found: { requests, open } }: ListedProps) {
  const rows = await Promise.all(requests.map(async (one) => ({ one, what: await tellWhat(one, { payload, words }) })))
  return (
    <section>
      <h2>{words.counted(open)}</h2>
      {rows.length === 0 ? <p>{words.nobody}</p> : null}
      <ul className="desk-entries">
        {rows.map(({ one, what }) => (
          <li key={one.id}>
            <span className="desk-kind">{words.kinds[one.kind]}</span>
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
      {open > rows.length ? <p>{words.newest}</p> : null}
    </section>
  )
}

type Asked = { payload: Payload; words: RequestsWords }

async function tellWhat(request: OfficeRequest, { payload, words }: Asked): Promise<string> {
  const { kind, about, phone, seats, context } = request
  const req = await createLocalReq({}, payload)
  const title = async (collection: string, field: string) => {
    const found = (await payload.findByID({ collection, id: about, depth: 0, disableErrors: true })) as unknown
    const value = (found as Record<string, unknown> | null)?.[field]
    return typeof value === 'string' ? value : words.numbered(about)
  }
  if (kind === 'access') return (await findWanted(request, req))?.title ?? words.opensNothing(about)
  if (kind === 'question') return context ?? words.answer(about)
  if (kind === 'callback') return words.call(await title('people', 'name'), phone)
  return words.seats(seats ?? 0, await title('product-subscriptions', 'reference'))
}

/** As far as it is known who asks: what they say of themselves, and the address that was verified. */
const tellWho = ({ name, company, email, sub }: OfficeRequest): string =>
  [name, company, email ?? sub].filter((part) => part !== null && part !== '').join(', ')
