import { type LocaleIn } from '../config/locales'
import { toSavedName } from '../forms/account-favourites'
import { mainWords } from '../i18n/words'
import { type NavJurisdictionProps } from '../plan/views/nav-jurisdiction'
import { AlertMe } from '../shell/alert-me/alert-me'
import { Asked } from '../shell/navigator/asked'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { LateReview } from '../shell/navigator/late-review'
import { ReviewState } from '../shell/navigator/review-state'
import { page, pageHead } from '../shell/page'
import { linkOf } from '../shell/parts/link-of'
import { SaveLink } from '../shell/parts/save-link'
import { AskAccess } from '../shell/products/ask-access'
import { type Fact, Facts } from '../ui/facts/facts'
import { Inside, Outside } from '../ui/inside/inside'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { When } from '../ui/when/when'

export default page<NavJurisdictionProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
      >
        <MoreLink {...props.statusTable} />
      </PageHead>
      <SaveLink {...{ locale, path }} name={toSavedName({ type: 'nav-jurisdiction', item: props.id })} />
      <LateReview {...props} locale={locale} />
      <div className="wrap">
        <Facts look="columns" facts={factsOf(props, locale)} />
      </div>
      <AlertMe locale={locale} of={`nav-jurisdiction-${props.id}`} />
      {/* Below this, nothing that stays: it would go down as the answers come. */}
      <Inside locale={locale} page={props.inside} />
      <Outside isTeaser>
        <Asked locale={locale} asked={props.asked} />
      </Outside>
      <Outside>
        <ForSubscribers locale={locale} path={path} />
        <AskAccess locale={locale} of="trial" />
      </Outside>
    </>
  )
})

export const Head = pageHead

function factsOf(props: NavJurisdictionProps, locale: LocaleIn<'main'>): Fact[] {
  const words = mainWords(locale)
  const { name, also, region, reviewed, due, isLate, counsel, reviewer, sources, consultations } = props
  const facts: Fact[] = [
    { term: words('navigator.region'), details: [region] },
    { term: words('navigator.reviewed'), details: [<When key="reviewed" {...reviewed} />] },
    { term: words('navigator.review-due'), details: [<When key="due" {...due} />] },
    { term: words('navigator.state'), details: [<ReviewState key="state" isLate={isLate} locale={locale} />] },
    { term: words('navigator.reviewer'), details: reviewer ? [linkOf(reviewer)] : [] },
    { term: words('navigator.counsel'), details: counsel },
    { term: words('navigator.sources'), details: sources },
    { term: words('navigator.also', { name }), details: also.map(linkOf) },
    {
      term: words('navigator.consultations'),
      details: consultations.map(({ text, href }) => (href === undefined ? text : linkOf({ href, text }))),
    },
  ]
  return facts.filter(({ details }) => details.length > 0)
}
