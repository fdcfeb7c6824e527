import { Gutter } from '@payloadcms/ui'
import { type NavGroupType } from '@payloadcms/ui/shared'
import { type Payload, type ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { mustSetUp } from '../second-factor/requirement'
import { sayIn } from '../words/admin-language'
import { type DeskWords, deskWords } from '../words/desk-words'
import { factorWords } from '../words/factor-words'
import { firstStepsWords } from '../words/first-steps-words'
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
import { FirstSteps } from './first-steps'
import { WorkLinks } from './work-links'

type FirstProps = { adminRoute: string; i18n: { language: string } }

function FirstSetUp({ adminRoute, i18n }: FirstProps) {
  const words = sayIn(factorWords, i18n)
  return (
    <Gutter className="desk">
      <section className="desk-failed">
        <h2>{words.first}</h2>
        <p>
          {words.firstTold} <a href={formatAdminURL({ adminRoute, path: '/account' })}>{words.firstLink}</a>
          {words.firstThen}
        </p>
      </section>
    </Gutter>
  )
}

type QueuesProps = { payload: Payload; words: DeskWords; user: number; roles: readonly string[] }

/** What waits for this person first, then for others, then for nobody but time. */
function Queues({ payload, words, user, roles }: QueuesProps) {
  return (
    <>
      <AssignedComments payload={payload} words={words} user={user} />
      <ReturnedTexts payload={payload} words={words} user={user} />
      <WaitingTexts payload={payload} words={words} user={user} isApprover={mayDo(roles, 'approve')} />
      <ApprovedTexts payload={payload} words={words} />
      <OwnDrafts payload={payload} words={words} user={user} />
      <ComingEvents payload={payload} words={words} />
      <OverdueTexts payload={payload} words={words} />
    </>
  )
}

type Props = ServerProps & { navGroups?: NavGroupType[] }

/** The first thing that a colleague sees: what went wrong, what waits for them, and what they were at. */
export function Desk(props: Props) {
  const { payload, user, i18n, navGroups = [] } = props
  const words = sayIn(deskWords, i18n)
  if (user && mustSetUp(user as Parameters<typeof mustSetUp>[0]))
    return <FirstSetUp adminRoute={payload.config.routes.admin} i18n={i18n} />
  const roles = rolesOf(user)
  const isWriter = mayDo(roles, 'draft')
  return (
    <Gutter className={isWriter ? 'desk' : 'desk desk-of-managers'}>
      {mayDo(roles, 'arrange') ? <FirstSteps payload={payload} words={sayIn(firstStepsWords, i18n)} /> : null}
      {isWriter ? <FailedSchedules payload={payload} words={words} /> : null}
      {isWriter ? <Queues payload={payload} words={words} user={Number(user?.id)} roles={roles} /> : null}
      {mayDo(roles, 'grant') ? <DeskRequests payload={payload} user={Number(user?.id)} i18n={i18n} /> : null}
      {mayDo(roles, 'grant') ? <AccessKinds payload={payload} words={words} /> : null}
      {isWriter ? (
        <section>
          <WorkLinks {...props} />
          <p>
            {words.keys}: {words.keysText}
          </p>
        </section>
      ) : null}
      <How words={words} />
      <DeskKinds groups={navGroups} payload={payload} words={words} />
    </Gutter>
  )
}

function How({ words }: { words: DeskWords }) {
  return (
    <section>
      <h2>{words.how}</h2>
      <p>{words.howText}</p>
      {environment.hasPublisher() ? (
        <p>
          <a href="/publisher">{words.publishing}</a> {words.publishingText}
        </p>
      ) : null}
    </section>
  )
}
