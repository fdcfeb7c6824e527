import { mainWords } from '../i18n/words'
import { type NewsletterIssueProps } from '../plan/views/newsletter-issue'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { IndexList } from '../ui/index-list/index-list'
import { PageHead } from '../ui/page-head/page-head'
import { Section } from '../ui/section/section'

export default page<NewsletterIssueProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, entries } = props
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst} />
      <OwnText blocks={body} locale={locale} />
      {entries.length > 0 ? (
        <Section id="in_this_letter" title={words('insights.in-letter')}>
          <IndexList rows={entries} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead
