import { mainWords } from '../i18n/words'
import { type EventPlaceProps } from '../plan/views/event-place'
import { PlaceAnswers } from '../shell/events/place-answers'
import { page, pageHead } from '../shell/page'
import { PageHead } from '../ui/page-head/page-head'

export default page<EventPlaceProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.lead} />
      <div className="wrap">
        <PlaceAnswers locale={locale} />
      </div>
    </>
  )
})

export const Head = pageHead
