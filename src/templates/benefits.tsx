import { mainWords } from '../i18n/words'
import { type BenefitsProps } from '../plan/views/benefits'
import { page, pageHead } from '../shell/page'
import { Opening } from '../shell/parts/opening'
import { IndexList } from '../ui/index-list/index-list'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { Section } from '../ui/section/section'

export default page<BenefitsProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={props}>
        <MoreLink {...props.vacancies} />
      </Opening>
      {props.countries.length > 0 ? (
        <Section id="benefits_by_country" title={words('location.countries')}>
          <IndexList rows={props.countries} />
        </Section>
      ) : (
        <div className="wrap">
          <EmptyState title={words('careers.no-benefits')} text={words('careers.no-benefits-text')}>
            <MoreLink {...props.vacancies} />
          </EmptyState>
        </div>
      )}
    </>
  )
})

export const Head = pageHead
