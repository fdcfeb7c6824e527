import { type ArticleProps } from '../build/views/article'
import { mainWords } from '../i18n/words'
import { Body } from '../shell/body'
import { page, pageHead } from '../shell/page'
import { Contents } from '../ui/contents/contents'
import { Cover } from '../ui/cover/cover'
import { Facts } from '../ui/facts/facts'
import { IndexList } from '../ui/index-list/index-list'
import { Notes } from '../ui/notes/notes'
import { Notice } from '../ui/notice/notice'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

export default page<ArticleProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        art={<Cover slug={props.slug} picture={props.cover} shape="strip" />}
      >
        <Facts look="columns" facts={factsOf(props, words)} />
      </PageHead>
      <ArticleBody
        aside={props.contents.length > 0 ? <Contents title={words('body.contents')} links={props.contents} /> : null}
      >
        {props.isOld ? <Notice kind="warning">{words('article.old')}</Notice> : null}
        <Body blocks={props.body} locale={locale} />
        <Sources {...props} words={words} />
      </ArticleBody>
      <Section id="written_by" title={words('article.written-by')}>
        <PersonList people={props.authors} look="rows" />
      </Section>
      {props.related.length > 0 ? (
        <Section id="read_next" title={words('body.related')}>
          <IndexList rows={props.related} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

type Words = ReturnType<typeof mainWords>

function factsOf({ published, reviewed, minutes, kind }: ArticleProps, words: Words) {
  return [
    { term: words(`insights.${kind}`), details: [<When key="published" {...published} />] },
    ...(reviewed ? [{ term: words('article.reviewed'), details: [<When key="reviewed" {...reviewed} />] }] : []),
    { term: words('article.reading-time'), details: [words('article.minutes', { count: minutes })] },
  ]
}

function Sources({ citations, lawStatedAt, words }: ArticleProps & { words: Words }) {
  const closing = words('article.law-as-at', { date: lawStatedAt.text })
  if (citations.length === 0) return <p>{closing}</p>
  const notes = citations.map(({ text, url }, position) => ({
    id: `note_${position + 1}`,
    content: url === undefined ? text : <a href={url}>{text}</a>,
    backLabel: words('body.back', { number: position + 1 }),
  }))
  return <Notes id="notes" title={words('body.notes')} notes={notes} closing={closing} />
}
