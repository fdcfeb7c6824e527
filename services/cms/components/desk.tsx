import { type ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { mustSetUp } from '../second-factor/requirement'
import { findFailedSchedules } from '../workflow/find-failed-schedules'
import { findWaiting } from '../workflow/find-waiting'
import './desk.css'

type Entry = { collection: string; id: number; locale: string | null; title: string; note?: string }

type Props = { entries: Entry[]; adminRoute: string }

function Entries({ entries, adminRoute }: Props) {
  const hrefOf = ({ collection, id, locale }: Entry) => {
    const url = formatAdminURL({ adminRoute, path: `/collections/${collection}/${id}` })
    return locale === null ? url : `${url}?locale=${locale}`
  }
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.collection} ${entry.id} ${entry.locale ?? ''}`}>
          <a href={hrefOf(entry)}>
            {entry.title}
            {entry.locale === null ? '' : ` (${entry.locale})`}
          </a>
          {entry.note === undefined ? '' : `: ${entry.note}`}
        </li>
      ))}
    </ul>
  )
}

function FirstSetUp({ adminRoute }: Pick<Props, 'adminRoute'>) {
  return (
    <div className="desk">
      <section className="desk-failed">
        <h2>Set up your second factor first</h2>
        <p>
          An administrator of this installation signs in with a password and an authenticator app.{' '}
          <a href={formatAdminURL({ adminRoute, path: '/account' })}>Set it up in your account</a>; everything else
          opens then.
        </p>
      </section>
    </div>
  )
}

/** The first thing that a colleague sees: how a text gets out, what waits for a lawyer, and what went wrong. */
export async function Desk({ payload, user }: ServerProps) {
  if (user && mustSetUp(user as Parameters<typeof mustSetUp>[0]))
    return <FirstSetUp adminRoute={payload.config.routes.admin} />
  const [failed, waiting] = await Promise.all([findFailedSchedules(payload), findWaiting(payload)])
  const adminRoute = payload.config.routes.admin
  return (
    <div className="desk">
      {failed.length > 0 ? (
        <section className="desk-failed">
          <h2>Scheduled, but not published</h2>
          <Entries entries={failed} adminRoute={adminRoute} />
        </section>
      ) : null}
      {waiting.length > 0 ? (
        <section>
          <h2>Waiting for a lawyer’s approval</h2>
          <Entries entries={waiting} adminRoute={adminRoute} />
        </section>
      ) : null}
      <section>
        <h2>How a text reaches the public</h2>
        <p>
          Write it and save the draft, language by language. Send it for review; a lawyer who did not write it approves
          it. An editor publishes it in that language, now or at a set time, and can undo that in one step. To take one
          language off the site, switch “Live in this language” off there and publish.
        </p>
      </section>
    </div>
  )
}
