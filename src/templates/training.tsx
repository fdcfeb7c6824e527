import { type LocaleIn, locales } from '../config/locales'
import { type MainWords, mainWords, sharedWords } from '../i18n/words'
import { type TrainingProps } from '../plan/views/training'
import { sayClock } from '../shell/lessons/say-clock'
import { SeriesProgress } from '../shell/lessons/series-progress'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { type Fact, Facts } from '../ui/facts/facts'
import { LessonFilm } from '../ui/lesson-film/lesson-film'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { RichText } from '../ui/rich-text/rich-text'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'
import { Transcript } from '../ui/transcript/transcript'
import { When } from '../ui/when/when'

export default page<TrainingProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, film, lesson, body, parts, about } = props
  return (
    <article data-lesson={lesson.id} data-parts={lesson.parts}>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst}>
        {film === undefined ? null : (
          <LessonFilm film={film} lang={locales[locale].htmlLang} words={filmWords(locale, film)} />
        )}
      </PageHead>
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <Body blocks={body} locale={locale} />
        <div {...(body.length > 0 ? { 'data-part': lesson.parts - 1, 'data-least-seconds': lesson.leastSeconds } : {})}>
          <p data-lesson-state="" role="status" />
          {parts.map(({ series, next, lessons }) => (
            <div key={series.href}>
              <SeriesProgress lessons={lessons} />
              {next ? (
                <p>
                  {words('training.next')}: <MoreLink {...next} />
                </p>
              ) : null}
            </div>
          ))}
        </div>
      </ArticleBody>
      <Spoken {...props} words={words} />
      {about.length > 0 ? (
        <Section id="about_this" title={words('insights.topics')}>
          <RunningIndex links={about} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

type Given = TrainingProps & { words: MainWords }

/** Its parts are numbered on from those of the film; the text of the page is the last. */
function Spoken({ lines, transcript, film, words }: Given) {
  if (lines.length + transcript.length === 0) return null
  return (
    <Section id="own_transcript" title={words('body.transcript')}>
      <Transcript
        lines={lines.map(({ at, text }, part) => ({ part, at: Math.floor(at), clock: sayClock(at), text }))}
        film={film?.kind === 'own' ? film.src : undefined}
        words={{ search: words('training.search'), jump: (clock) => words('training.jump', { clock }) }}
      >
        {transcript.map((part, position) => (
          <div key={position} data-part={lines.length + position} data-said="">
            <RichText parts={[part]} />
          </div>
        ))}
      </Transcript>
    </Section>
  )
}

function filmWords(locale: LocaleIn<'main'>, film: NonNullable<TrainingProps['film']>) {
  const [words, shared] = [mainWords(locale), sharedWords(locale)]
  const provider = film.kind === 'hosted' ? film.provider : ''
  return {
    captions: words('training.captions'),
    watch: words('body.watch'),
    about: words('training.hosted'),
    open: shared('embed.open', { provider }),
    show: shared('embed.show'),
    notice: shared('embed.notice', { provider }),
  }
}

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
