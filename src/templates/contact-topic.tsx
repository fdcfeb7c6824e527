import { mainWords } from '../i18n/words'
import { type ContactTopicProps } from '../plan/views/fixed-pages'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { OfficeContacts } from '../shell/parts/office-contacts'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'

export default page<ContactTopicProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
      />
      <ArticleBody aside={null}>
        <Body blocks={props.body} locale={locale} />
        <ul>
          {props.mailboxes.map((mailbox) => (
            <li key={mailbox}>
              <a href={`mailto:${mailbox}`}>{mailbox}</a>
            </li>
          ))}
        </ul>
      </ArticleBody>
      {props.offices.length > 0 ? (
        <Section id="contact_offices" title={words('contact.offices')}>
          <OfficeContacts offices={props.offices} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead
