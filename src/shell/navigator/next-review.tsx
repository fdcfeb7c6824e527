import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type JurisdictionRow } from '../../plan/show/navigator/jurisdiction'
import { Facts } from '../../ui/facts/facts'
import { When } from '../../ui/when/when'
import { linkOf } from '../parts/link-of'
import { ReviewState } from './review-state'

type Props = { locale: LocaleIn<'main'>; review: JurisdictionRow | undefined }

/** Of a whole service: which of its jurisdictions a lawyer looks at next, and when. */
export function NextReview({ locale, review }: Props) {
  if (!review) return null
  const words = mainWords(locale)
  const { due, link, isLate } = review
  return (
    <div className="wrap">
      <Facts
        look="columns"
        facts={[
          { term: words('navigator.review-due'), details: [<When key="due" {...due} />, linkOf(link)] },
          {
            term: words('navigator.state'),
            details: [<ReviewState key="state" isLate={isLate} locale={locale} />],
          },
        ]}
      />
    </div>
  )
}
