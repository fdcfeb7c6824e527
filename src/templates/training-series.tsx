import { mainWords } from '../i18n/words'
import { type TrainingSeriesProps } from '../plan/views/training-series'
import { SeriesProgress } from '../shell/lessons/series-progress'
import { Empty } from '../shell/list/empty'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { Facts } from '../ui/facts/facts'
import { IndexList } from '../ui/index-list/index-list'
import { PageHead } from '../ui/page-head/page-head'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<TrainingSeriesProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, lasts, modules, lessons, about, instead } = props
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst}>
        {modules.length > 0 ? (
          <>
            <Facts look="columns" facts={[{ term: words('training.length'), details: [lasts] }]} />
            <SeriesProgress lessons={lessons} />
          </>
        ) : null}
      </PageHead>
      <OwnText blocks={body} locale={locale} />
      {modules.length > 0 ? (
        <Section id="own_modules" title={words('training.modules')}>
          <IndexList rows={modules} />
        </Section>
      ) : (
        <div className="wrap">
          <Empty locale={locale} instead={instead} />
        </div>
      )}
      {about.length > 0 ? (
        <Section id="about_this" title={words('insights.topics')}>
          <RunningIndex links={about} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead
