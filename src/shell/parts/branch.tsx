import { type ReactNode } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type MainWords, mainWords } from '../../i18n/words'
import { type BranchProps } from '../../plan/show/branch'
import { Cover } from '../../ui/cover/cover'
import { IndexList } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { MoreLink } from '../../ui/more-link/more-link'
import { PageHead } from '../../ui/page-head/page-head'
import { PersonList } from '../../ui/person-list/person-list'
import { Questions } from '../../ui/questions/questions'
import { RunningIndex } from '../../ui/running-index/running-index'
import { Section } from '../../ui/section/section'
import { type PageContext } from '../page'
import { Matters } from './matters'
import { OwnText } from './own-text'

/** The page of a service, a sector or a solution. */
export function Branch({ locale, title, above, props }: PageContext<BranchProps, LocaleIn<'main'>>) {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        art={<Cover slug={props.slug} shape="stand" />}
      />
      {props.help.length > 0 ? <Help {...props} words={words} /> : null}
      <OwnText blocks={props.body} locale={locale} />
      <Links id="below_this" title={words('expertise.within', { title })} links={props.below} />
      <Contacts {...props} words={words} />
      <Work {...props} words={words} />
      <Links id="related_expertise" title={words('expertise.related')} links={props.related} />
      <Links id="own_products" title={words('expertise.products')} links={props.products} />
    </article>
  )
}

type Given = BranchProps & { words: MainWords }

const Help = ({ help, words }: Given) => (
  <Section id="how_we_help" title={words('expertise.help')}>
    <Questions
      look="open"
      questions={help.map(({ heading, text }, position) => ({
        id: `help_${position + 1}`,
        question: heading,
        answer: text,
      }))}
    />
  </Section>
)

const Contacts = ({ contacts, everybody, words }: Given) => {
  const more = everybody && { href: everybody.href, text: words('expertise.all-people', { count: everybody.count }) }
  if (contacts.length === 0) return more ? <p className="wrap">{<MoreLink {...more} />}</p> : null
  return (
    <Section id="key_contacts" title={words('expertise.contacts')} more={more}>
      <PersonList people={contacts} />
    </Section>
  )
}

const Work = ({ insights, matters, events, feed, words }: Given) => (
  <>
    <Filled id="own_insights" title={words('expertise.insights')} count={insights.length} more={feedLink(feed, words)}>
      <IndexList rows={insights} />
    </Filled>
    <Filled id="own_matters" title={words('expertise.deals')} count={matters.length}>
      <Matters matters={matters} />
    </Filled>
    <Filled id="own_events" title={words('expertise.events')} count={events.length}>
      <IndexList rows={events} />
    </Filled>
  </>
)

const feedLink = (feed: Link | undefined, words: MainWords): Link | undefined =>
  feed && { href: feed.href, text: words('list.feed') }

type FilledProps = { id: string; title: string; count: number; more?: Link | undefined; children: ReactNode }

/** A section that is left out when there is nothing in it. */
const Filled = ({ count, ...section }: FilledProps) => (count === 0 ? null : <Section {...section} />)

const Links = ({ id, title, links }: { id: string; title: string; links: readonly Link[] }) => (
  <Filled id={id} title={title} count={links.length}>
    <RunningIndex links={links} />
  </Filled>
)
