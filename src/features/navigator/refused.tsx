import { lazy, Suspense } from 'react'
import { type Because } from '../../access/can'
import { toProductDoor } from '../../access/product-door'
import { type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { ButtonLink } from '../../ui/button/button'
import { Section } from '../../ui/section/section'
import { WhyList } from '../../ui/why-list/why-list'
import { toReasons } from '../account/products/to-reasons'
import { type InsideProps } from './inside-props'

const ReportSample = lazy(async () => ({ default: (await import('./report/report-sample')).ReportSample }))

type Props = InsideProps & { user: User; missing: Because; hasEnded: boolean; again: () => Promise<void> }

/** Nobody is refused without what was looked at, what is missing, and who can give it. */
export function Refused(props: Props) {
  const { locale, page, words, partWords, user, hasEnded, missing, again } = props
  const { name: service, permission } = page.service
  return (
    <>
      <div role="status">
        <Section
          id="why_no_answers"
          title={hasEnded ? words('gate.ended', { service }) : words('gate.why')}
          note={hasEnded ? words('gate.ended-note') : partWords('why.note')}
        >
          <WhyList
            reasons={toReasons(partWords, {
              user,
              permission,
              because: missing,
              opens: words('gate.opens', { service }),
            })}
          />
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
