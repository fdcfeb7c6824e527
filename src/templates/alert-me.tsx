import { mainWords } from '../i18n/words'
import { type AlertMeProps } from '../plan/views/alert-me'
import { AlertMeAnswers } from '../shell/alert-me/alert-me-answers'
import { page, pageHead } from '../shell/page'
import { PageHead } from '../ui/page-head/page-head'

export default page<AlertMeProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.lead} />
      <div className="wrap">
        <AlertMeAnswers locale={locale} />
      </div>
    </>
  )
})

export const Head = pageHead
