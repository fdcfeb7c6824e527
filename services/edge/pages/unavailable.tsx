import { type IncomingMessage } from 'node:http'
import { addresses, type ServiceName } from '../../../src/config/addresses'
import { firm } from '../../../src/firm/firm'
import { Quill } from '../../../src/ui/quill/quill'
import { type Answer, toJson } from '../../http/respond'
import { Page, toPage } from './page'

/** Why a service has not answered: not installed, not reached, gone before its answer, or too slow. */
export type Failure = 'absent' | 'down' | 'broken' | 'late'
export type Explain = (service: ServiceName, failure: Failure, request: IncomingMessage) => Answer

const failures: Record<Failure, { status: number; heading: string; advice: string }> = {
  absent: {
    status: 503,
    heading: 'This part is not here yet.',
    advice: 'is not part of this installation. Its addresses will answer once it is.',
  },
  down: {
    status: 503,
    heading: 'This part is not running.',
    advice: 'does not answer. A service that stops is started again by itself: try again in a moment.',
  },
  broken: {
    status: 502,
    heading: 'This part broke off.',
    advice: 'ended without an answer. Try again in a moment.',
  },
  late: {
    status: 504,
    heading: 'This part took too long.',
    advice: 'did not answer in time. Try again in a moment.',
  },
}
const retrySeconds = { absent: '3600', down: '2', broken: '2', late: '10' }

/** An answer in a service's place: for a person a page, for a program JSON. Everything else goes on working. */
export const explain: Explain = (service, failure, { headers }) => {
  const { status, heading, advice } = failures[failure]
  const { title } = addresses[service]
  const wantsPage = headers.accept?.includes('text/html') === true
  const answer = wantsPage
    ? toPage(status, <Unavailable heading={heading} title={title} advice={advice} />)
    : toJson(status, { error: `${title} ${advice}`, service })
  return { ...answer, headers: { ...answer.headers, 'retry-after': retrySeconds[failure], vary: 'accept' } }
}

type Props = { heading: string; title: string; advice: string }

function Unavailable({ heading, title, advice }: Props) {
  return (
    <Page title={`${heading} | ${firm.name}`}>
      <div className="wrap notice">
        <div>
          <h1>{heading}</h1>
          <p>
            <strong>{title}</strong> {advice}
          </p>
          <p>
            <a href="/">See what is running</a>
          </p>
        </div>
        <div className="drawing">
          <Quill kind="bare" />
        </div>
      </div>
    </Page>
  )
}
