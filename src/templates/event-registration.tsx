import { mainWords } from '../i18n/words'
import { type EventRegistrationProps } from '../plan/views/event-registration'
import { RegistrationForm } from '../shell/events/registration-form'
import { page, pageHead } from '../shell/page'
import { Facts } from '../ui/facts/facts'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { Prose } from '../ui/prose/prose'
import { When } from '../ui/when/when'

export default page<EventRegistrationProps>(({ locale, title, above, props: { when, state, text, form, event } }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={state}>
        <Facts look="columns" facts={[{ term: words('event.when'), details: [<When key="when" {...when} />] }]} />
      </PageHead>
      <div className="wrap">
        {form ? (
          <RegistrationForm locale={locale} {...form} />
        ) : (
          <Prose>
            <p>{text}</p>
          </Prose>
        )}
        <p>
          <MoreLink {...event} />
        </p>
      </div>
    </>
  )
})

export const Head = pageHead
