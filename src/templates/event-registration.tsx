import { type EventRegistrationProps } from '../build/views/event-registration'
import { mainWords } from '../i18n/words'
import { page, pageHead } from '../shell/page'
import { ButtonLink } from '../ui/button/button'
import { Facts } from '../ui/facts/facts'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { Prose } from '../ui/prose/prose'
import { When } from '../ui/when/when'

export default page<EventRegistrationProps>(({ locale, title, above, props: { when, state, text, write, event } }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={state}>
        <Facts look="columns" facts={[{ term: words('event.when'), details: [<When key="when" {...when} />] }]} />
      </PageHead>
      <div className="wrap">
        <Prose>
          {write ? <h2>{words('event.register-by-email')}</h2> : null}
          <p>{text}</p>
          {write ? (
            <p>
              <ButtonLink href={write.href}>{write.text}</ButtonLink>
            </p>
          ) : null}
          <p>
            <MoreLink {...event} />
          </p>
        </Prose>
      </div>
    </>
  )
})

export const Head = pageHead
