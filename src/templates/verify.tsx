import { mainWords } from '../i18n/words'
import { type VerifyProps } from '../plan/views/verify'
import { page, pageHead } from '../shell/page'
import { VerifyAnswers } from '../shell/verify/verify-answers'
import { VerifyForm } from '../shell/verify/verify-form'
import { PageHead } from '../ui/page-head/page-head'

export default page<VerifyProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.lead} />
      <div className="wrap">
        <VerifyAnswers locale={locale} />
        <VerifyForm locale={locale} />
      </div>
    </>
  )
})

export const Head = pageHead
