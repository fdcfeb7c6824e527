import { type PageProps } from '../build/views/page'
import { sharedWords } from '../i18n/words'
import { Body } from '../shell/body'
import { page, pageHead } from '../shell/page'
import { Cover } from '../ui/cover/cover'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<PageProps>(({ locale, title, above, props }) => {
  const words = sharedWords(locale)
  const { standfirst, cover, body, below, related, contacts } = props
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst} />
      {cover ? <Cover slug="" picture={cover} shape="strip" /> : null}
      <ArticleBody aside={null}>
        <Body blocks={body} locale={locale} />
      </ArticleBody>
      {below.length > 0 ? (
        <Section id="below_this" title={words('body.related')}>
          <RunningIndex links={below} />
        </Section>
      ) : null}
      {related.length > 0 ? (
        <Section id="related_pages" title={words('body.related')}>
          <RunningIndex links={related} />
        </Section>
      ) : null}
      {contacts.length > 0 ? (
        <Section id="contacts" title={words('body.people')}>
          <PersonList people={contacts} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead
