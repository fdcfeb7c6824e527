import { defaultLocale, type LocaleIn } from '../../config/locales'
import { type GraduateWords, graduateWords } from '../../i18n/words'
import { type GraduateProps } from '../../plan/views/graduates'
import { href } from '../../routes/href'
import { Contents } from '../../ui/contents/contents'
import { Cover } from '../../ui/cover/cover'
import { Downloads } from '../../ui/downloads/downloads'
import { Facts } from '../../ui/facts/facts'
import { type Link } from '../../ui/link'
import { EmptyState } from '../../ui/message/message'
import { MoreLink } from '../../ui/more-link/more-link'
import { PageHead } from '../../ui/page-head/page-head'
import { ArticleBody } from '../../ui/prose/prose'
import { RunningIndex } from '../../ui/running-index/running-index'
import { Section } from '../../ui/section/section'
import { Body } from '../parts/body'
import { linkOf } from '../parts/link-of'
import { Applying } from './applying'
import { Meeting } from './meeting'
import { Voices } from './voices'

type Props = { locale: LocaleIn<'graduate'>; title: string; above: readonly Link[]; props: GraduateProps }

/** Every page for graduates: each shows those of its parts that its editors filled. */
export function Graduates({ locale, title, above, props }: Props) {
  const words = graduateWords(locale)
  return (
    <article>
      <PageHead
        title={title}
        size={props.kind === 'home' ? 'entity' : 'title'}
        {...(above.length > 0 ? { above: { label: words('shell.breadcrumb'), links: above } } : {})}
        {...(props.standfirst === undefined ? {} : { standfirst: props.standfirst })}
        art={<Cover slug={props.kind} picture={props.cover} shape="stand" />}
      />
      {props.application ? <Applying application={props.application} words={words} /> : null}
      {props.body.length > 0 ? (
        <ArticleBody
          aside={
            props.questions.length > 0 ? (
              <Contents title={words('graduates.find-question')} links={props.questions} />
            ) : null
          }
        >
          <Body blocks={props.body} locale={locale} />
        </ArticleBody>
      ) : null}
      <Practical {...props} words={words} />
      <Voices voices={props.voices} title={words('graduates.voices')} />
      <Meeting {...props} words={words} />
      <Further {...props} locale={locale} words={words} />
    </article>
  )
}

type Given = GraduateProps & { words: GraduateWords }

/** What one needs to have at hand: dates, the office, the brochure. */
function Practical({ starts, office, brochure, words }: Given) {
  const facts = [
    ...(office
      ? [
          { term: words('graduates.office'), details: [linkOf(office.link)] },
          { term: words('graduates.address'), details: office.address },
          { term: words('graduates.telephone'), details: office.phones.map(toPhone) },
        ]
      : []),
    ...(starts.length > 0 ? [{ term: words('graduates.starts'), details: starts }] : []),
  ]
  return (
    <>
      {facts.length > 0 ? (
        <div className="wrap">
          <Facts look="columns" facts={facts} />
        </div>
      ) : null}
      {brochure ? (
        <Section id="brochure_file" title={words('graduates.brochure')}>
          <Downloads files={[brochure]} />
        </Section>
      ) : null}
    </>
  )
}

const toPhone = (phone: string) => (
  <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)

function Further({ kind, body, others, words, locale }: Given & { locale: LocaleIn<'graduate'> }) {
  const mainSite = { href: href('home', defaultLocale), text: words('graduates.main-site') }
  if (others.length > 0) {
    return (
      <Section id="further_pages" title={words('graduates.explore')} more={kind === 'home' ? mainSite : undefined}>
        <RunningIndex links={others} />
      </Section>
    )
  }
  const home = { href: href('graduates', locale), text: words('graduates.home') }
  if (kind !== 'home') {
    return (
      <div className="wrap">
        <MoreLink {...home} />
      </div>
    )
  }
  if (body.length > 0) return null
  return (
    <div className="wrap">
      <EmptyState title={words('graduates.nothing')} text={words('graduates.nothing-text')}>
        <MoreLink {...mainSite} />
      </EmptyState>
    </div>
  )
}
