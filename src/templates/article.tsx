import { Fragment, type ReactNode } from 'react'
import { type LocaleIn } from '../config/locales'
import { typeset } from '../i18n/typeset'
import { type MainWords, mainWords } from '../i18n/words'
import { type ArticleProps } from '../plan/views/article'
import { AlertMe } from '../shell/alert-me/alert-me'
import { canonicalOf } from '../shell/head/plan-head'
import { page, pageHead } from '../shell/page'
import { PageActions } from '../shell/page-actions'
import { Body } from '../shell/parts/body'
import { ArticleHead } from '../ui/article-head/article-head'
import { Contents } from '../ui/contents/contents'
import { IndexList } from '../ui/index-list/index-list'
import { Name } from '../ui/name/name'
import { Notes } from '../ui/notes/notes'
import { Notice } from '../ui/notice/notice'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

export default page<ArticleProps>(({ locale, title, above, head, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <ArticleHead
        slug={props.slug}
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst ?? ''}
        {...(props.cover ? { picture: props.cover } : {})}
        facts={factsOf(props, locale)}
      />
      <PageActions locale={locale} title={title} url={canonicalOf(head)} />
      <AlertMe locale={locale} of={`article-${props.id}`} />
      <ArticleBody
        aside={props.contents.length > 0 ? <Contents title={words('body.contents')} links={props.contents} /> : null}
      >
        {props.isOld ? <Notice kind="warning">{words('article.old')}</Notice> : null}
        <Body blocks={props.body} locale={locale} />
        <Sources {...props} words={words} />
      </ArticleBody>
      {props.authors.length > 0 ? (
        <Section id="written_by" title={words('article.written-by')}>
          <PersonList people={props.authors} look="rows" />
        </Section>
      ) : null}
      {props.related.length > 0 ? (
        <Section id="read_next" title={words('body.related')}>
          <IndexList rows={props.related} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

/** Who wrote it, what it is and when, how long it takes. */
function factsOf({ authors, published, reviewed, minutes, kind }: ArticleProps, locale: LocaleIn<'main'>): ReactNode[] {
  const words = mainWords(locale)
  return [
    ...authors.map(({ href, hreflang, name }) => (
      <a key={href} href={href} hrefLang={hreflang}>
        <Name parts={name} />
      </a>
    )),
    <Fragment key="published">
      {typeset(locale, `${words(`insights.${kind}`)}, `)}
      <When {...published} />
    </Fragment>,
    words('article.minutes', { count: minutes }),
    ...(reviewed && reviewed.iso !== published.iso ? [words('date.reviewed', { date: reviewed.text })] : []),
  ]
}

function Sources({ citations, lawStatedAt, words }: ArticleProps & { words: MainWords }) {
  const closing = words('article.law-as-at', { date: lawStatedAt.text })
  if (citations.length === 0) return <p>{closing}</p>
  const notes = citations.map((citation, position) => ({
    id: `source_${position + 1}`,
    content: <Source {...citation} />,
  }))
  return <Notes id="sources" title={words('body.sources')} notes={notes} closing={closing} />
}

function Source({ text, url, lang }: ArticleProps['citations'][number]) {
  if (url === undefined) return lang === undefined ? text : <span lang={lang}>{text}</span>
  return (
    <a href={url} lang={lang}>
      {text}
    </a>
  )
}
