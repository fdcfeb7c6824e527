import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type InsightsProps } from '../../plan/show/insight-list'
import { Facets } from '../../ui/facets/facets'
import { IndexList } from '../../ui/index-list/index-list'
import { LedList } from '../../ui/led-list/led-list'
import { MoreLink } from '../../ui/more-link/more-link'
import { Section } from '../../ui/section/section'
import { type PageContext } from '../page'
import { Opening } from '../parts/opening'
import { Empty } from './empty'
import { FindInList } from './find-in-list'
import { PagesOf } from './pages-of'

/** The stream of insights, all of it or those of one kind. */
export function Insights({ locale, title, above, props }: PageContext<InsightsProps, LocaleIn<'main'>>) {
  const { intro, list, coming, events, facets, feed, instead, findIn } = props
  const [kinds, ...others] = facets
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={intro}>
        <MoreLink {...feed} />
      </Opening>
      <FindInList locale={locale} groups={findIn}>
        <div className="wrap">
          {kinds ? <Facets facets={[kinds]} /> : null}
          {list.rows.length > 0 ? <LedList rows={list.rows} /> : null}
          {list.rows.length + coming.length > 0 ? null : <Empty locale={locale} instead={instead} />}
          <PagesOf list={list} locale={locale} />
        </div>
        {coming.length > 0 ? (
          <Section id="coming_events" title={mainWords(locale)('home.events')} more={events}>
            <IndexList rows={coming} />
          </Section>
        ) : null}
        {list.rows.length > 0 && others.length > 0 ? (
          <div className="wrap">
            <Facets facets={others} />
          </div>
        ) : null}
      </FindInList>
    </>
  )
}
