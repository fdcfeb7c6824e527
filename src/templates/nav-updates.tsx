import { mainWords } from '../i18n/words'
import { type NavUpdatesProps } from '../plan/views/nav-updates'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { NextReview } from '../shell/navigator/next-review'
import { page, pageHead } from '../shell/page'
import { AskAccess } from '../shell/products/ask-access'
import { Inside, Outside } from '../ui/inside/inside'
import { PageHead } from '../ui/page-head/page-head'

export default page<NavUpdatesProps>(({ locale, path, title, above, props }) => (
  <>
    <PageHead
      title={title}
      above={{ label: mainWords(locale)('shell.breadcrumb'), links: above }}
      standfirst={props.lead}
    />
    <NextReview locale={locale} review={props.review} />
    <Inside locale={locale} page={props.inside} />
    <Outside>
      <ForSubscribers locale={locale} path={path} />
      <AskAccess locale={locale} of="trial" />
    </Outside>
  </>
))

export const Head = pageHead
