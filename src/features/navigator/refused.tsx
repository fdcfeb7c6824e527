import { lazy, Suspense } from 'react'
import { type Because } from '../../access/can'
import { toProductDoor } from '../../access/product-door'
import { shownName, type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { ButtonLink } from '../../ui/button/button'
import { Section } from '../../ui/section/section'
import { type Reason, WhyList } from '../../ui/why-list/why-list'
import { type InsideProps } from './inside-props'

const ReportSample = lazy(async () => ({ default: (await import('./report/report-sample')).ReportSample }))

type Props = InsideProps & { user: User; missing: Because; hasEnded: boolean; again: () => Promise<void> }

/** Nobody is refused without what was looked at, what is missing, and who can give it. */
export function Refused(props: Props) {
  const { locale, page, words, partWords, user, hasEnded, again } = props
  const { name: service, permission } = page.service
  return (
    <>
      <div role="status">
        <Section
          id="why_no_answers"
          title={hasEnded ? words('gate.ended', { service }) : words('gate.why')}
          note={words(hasEnded ? 'gate.ended-note' : 'gate.why-note')}
        >
          <WhyList reasons={reasonsOf(props)} />
        </Section>
      </div>
      {page.view === 'report' ? (
        <Suspense fallback={null}>
          <ReportSample {...{ locale, page, words, partWords, user }} />
        </Suspense>
      ) : null}
      <Section id="who_gives_access" title={words('gate.who')}>
        <p>{words('gate.who-text')}</p>
        <p>
          <ButtonLink href={toProductDoor(locale, permission)}>{words('gate.request')}</ButtonLink>
        </p>
        <p>{words('gate.again-text')}</p>
        <Press onPress={again}>{words('gate.again')}</Press>
      </Section>
    </>
  )
}

/** What was looked at: what is there, and what is missing. */
function reasonsOf({ page, words, user, missing }: Props): Reason[] {
  const { name: service, permission } = page.service
  const names = missing.reason === 'not-granted' && missing.missing.length > 0 ? missing.missing : [permission]
  return [
    { isThere: true, term: words('gate.signed-in'), text: shownName(user), note: user.email ?? undefined },
    {
      isThere: user.company !== null,
      term: words('gate.company'),
      text: user.company ?? words('gate.no-company'),
      note: user.company === null ? undefined : words('gate.company-note'),
    },
    {
      isThere: false,
      term: words('gate.permission'),
      text: words('gate.missing', { permission: names.join(', ') }),
      note: words('gate.opens', { service }),
    },
  ]
}
