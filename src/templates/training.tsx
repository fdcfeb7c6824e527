import { type MainWords, mainWords } from '../i18n/words'
import { type TrainingProps } from '../plan/views/training'
import { Body } from '../shell/body'
import { page, pageHead } from '../shell/page'
import { ButtonLink } from '../ui/button/button'
import { type Fact, Facts } from '../ui/facts/facts'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { RichText } from '../ui/rich-text/rich-text'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

export default page<TrainingProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, media, body, transcript, parts, about } = props
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst}>
        {media === undefined ? null : (
          <p>
            <ButtonLink href={media} icon="play">
              {words('body.watch')}
            </ButtonLink>
          </p>
        )}
      </PageHead>
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <Body blocks={body} locale={locale} />
        {parts.map(({ series, next }) =>
          next ? (
            <p key={series.href}>
              {words('training.next')}: <MoreLink {...next} />
            </p>
          ) : null,
        )}
      </ArticleBody>
      {transcript.length > 0 ? (
        <Section id="own_transcript" title={words('body.transcript')}>
          <RichText parts={transcript} />
        </Section>
      ) : null}
      {about.length > 0 ? (
        <Section id="about_this" title={words('insights.topics')}>
          <RunningIndex links={about} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

function factsOf({ published, lasts, credit, parts }: TrainingProps, words: MainWords): Fact[] {
  const series = parts.map(({ series: { href, text }, place }) => (
    <span key={href}>
      <a href={href}>{text}</a> · {place}
    </span>
  ))
  const facts: Fact[] = [
    { term: words('deals.date'), details: [<When key="published" {...published} />] },
    { term: words('training.length'), details: [lasts] },
    { term: words('event.credit'), details: credit === undefined ? [] : [credit] },
    { term: words('insights.series'), details: series },
  ]
  return facts.filter(({ details }) => details.length > 0)
}
