import { type ReactNode } from 'react'
import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { type ShownPage } from '../plan/show/page'
import { Cover } from '../ui/cover/cover'
import { type Link } from '../ui/link'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'
import { OwnText } from './parts/own-text'

type Props = { locale: Locale; title: string; above: readonly Link[]; props: ShownPage; children?: ReactNode }

/** A page that editors wrote; what a fixed page adds of its own stands below its text. */
export function ShownPageOf({ locale, title, above, props, children }: Props) {
  const words = sharedWords(locale)
  const { standfirst, cover, body, below, related, contacts } = props
  const onwards = [...below, ...related]
  return (
    <article>
      <PageHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={standfirst}
        {...(cover ? { strip: <Cover slug="" picture={cover} shape="strip" /> } : {})}
      />
      <OwnText blocks={body} locale={locale} />
      {children}
      {onwards.length > 0 ? (
        <Section id="read_on" title={words('body.related')}>
          <RunningIndex links={onwards} />
        </Section>
      ) : null}
      {contacts.length > 0 ? (
        <Section id="page_contacts" title={words('body.people')}>
          <PersonList people={contacts} />
        </Section>
      ) : null}
    </article>
  )
}
