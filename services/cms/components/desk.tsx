import { Gutter } from '@payloadcms/ui'
import { type NavGroupType } from '@payloadcms/ui/shared'
import { type Payload, type ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { mustSetUp } from '../second-factor/requirement'
import './desk.css'
import { DeskKinds } from './desk-kinds'
import { DeskRequests } from './desk-requests'
import {
  AccessKinds,
  ApprovedTexts,
  AssignedComments,
  ComingEvents,
  FailedSchedules,
  OverdueTexts,
  OwnDrafts,
  ReturnedTexts,
  WaitingTexts,
} from './desk-sections'

function FirstSetUp({ adminRoute }: { adminRoute: string }) {
  return (
    <Gutter className="desk">
      <section className="desk-failed">
        <h2>Set up your second factor first</h2>
        <p>
          An administrator of this installation signs in with a password and an authenticator app.{' '}
          <a href={formatAdminURL({ adminRoute, path: '/account' })}>Set it up in your account</a>; everything else
          opens then.
        </p>
      </section>
    </Gutter>
  )
}

type QueuesProps = { payload: Payload; user: number; roles: readonly string[] }

/** What waits for this person first, then for others, then for nobody but time. */
function Queues({ payload, user, roles }: QueuesProps) {
  return (
    <>
      <AssignedComments payload={payload} user={user} />
      <ReturnedTexts payload={payload} user={user} />
      <WaitingTexts payload={payload} user={user} isApprover={mayDo(roles, 'approve')} />
      <ApprovedTexts payload={payload} />
      <OwnDrafts payload={payload} user={user} />
      <ComingEvents payload={payload} />
      <OverdueTexts payload={payload} />
    </>
  )
}

type Props = ServerProps & { navGroups?: NavGroupType[] }

/** The first thing that a colleague sees: what went wrong, what waits for them, and what they were at. */
export function Desk({ payload, user, navGroups = [] }: Props) {
  if (user && mustSetUp(user as Parameters<typeof mustSetUp>[0]))
    return <FirstSetUp adminRoute={payload.config.routes.admin} />
  const roles = rolesOf(user)
  const isWriter = mayDo(roles, 'draft')
  return (
    <Gutter className={isWriter ? 'desk' : 'desk desk-of-managers'}>
      {isWriter ? <FailedSchedules payload={payload} /> : null}
      {isWriter ? <Queues payload={payload} user={Number(user?.id)} roles={roles} /> : null}
      {mayDo(roles, 'grant') ? <DeskRequests payload={payload} user={Number(user?.id)} /> : null}
      {mayDo(roles, 'grant') ? <AccessKinds payload={payload} /> : null}
      <section>
        <h2>How a text reaches the public</h2>
        <p>
          Write it and save the draft, language by language. Send it for review; a lawyer who did not write it approves
          it. An editor publishes it in that language, now or at a set time, and can undo that in one step. To take one
          language off the site, press “Withdraw” there.
        </p>
        {environment.hasPublisher() ? (
          <p>
            <a href="/publisher">Publishing</a> shows what is live and what waits, and brings an earlier release back.
          </p>
        ) : null}
      </section>
      <DeskKinds groups={navGroups} payload={payload} />
    </Gutter>
  )
}
