import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type NewsProps } from '../../plan/views/news'
import { LedList } from '../../ui/led-list/led-list'
import { MoreLink } from '../../ui/more-link/more-link'
import { PersonList } from '../../ui/person-list/person-list'
import { Section } from '../../ui/section/section'
import { type PageContext } from '../page'
import { Opening } from '../parts/opening'
import { Empty } from './empty'
import { PagesOf } from './pages-of'

/** What the firm made known. */
export function News({ locale, title, above, props }: PageContext<NewsProps, LocaleIn<'main'>>) {
  const words = mainWords(locale)
  const { intro, list, feed, press, instead } = props
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={intro}>
        <MoreLink {...feed} />
      </Opening>
      <div className="wrap">
        {list.rows.length > 0 ? <LedList rows={list.rows} /> : <Empty locale={locale} instead={instead} />}
        <PagesOf list={list} locale={locale} />
      </div>
      {press.length > 0 ? (
        <Section id="press_contact" title={words('news.press')}>
          <PersonList people={press} look="rows" />
        </Section>
      ) : null}
    </>
  )
}
