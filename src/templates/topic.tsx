import { mainWords } from '../i18n/words'
import { type TopicProps } from '../plan/views/topic'
import { Empty } from '../shell/list/empty'
import { page, pageHead } from '../shell/page'
import { IndexList } from '../ui/index-list/index-list'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<TopicProps>(({ locale, title, above, props: { standfirst, within, rows, feed, all } }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={standfirst}
      >
        <MoreLink {...feed} />
      </PageHead>
      <div className="wrap">
        {rows.length > 0 ? <IndexList rows={rows} level={2} /> : <Empty locale={locale} instead={all} />}
      </div>
      {within.length > 0 ? (
        <Section
          id="narrower_topics"
          title={words('expertise.within', { title })}
          more={rows.length > 0 ? all : undefined}
        >
          <RunningIndex links={within} />
        </Section>
      ) : null}
    </>
  )
})

export const Head = pageHead
