import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { type SearchProps } from '../plan/views/not-found-and-search'
import { page, pageHead } from '../shell/page'
import { Awaited } from '../ui/awaited/awaited'
import { PageHead } from '../ui/page-head/page-head'
import { RunningIndex } from '../ui/running-index/running-index'
import { SearchBox } from '../ui/search-box/search-box'
import { Section } from '../ui/section/section'

/** A script fills `search_results`; without one, the pages are offered that list everything. */
export default page<SearchProps, Locale>(({ locale, title, above, props: { places, search, others } }) => {
  const words = sharedWords(locale)
  return (
    <>
      <PageHead title={title} size="entity" above={{ label: words('shell.breadcrumb'), links: above }} />
      <div className="wrap">
        <SearchBox
          id="search_page"
          name={title}
          action={search}
          locale={locale}
          label={words('search.prompt')}
          button={words('shell.search')}
          hasOwnAnswers
        />
        <noscript>
          <p>{words('search.without-script')}</p>
        </noscript>
      </div>
      <Awaited
        id="search_results"
        data={{ 'data-locale': locale, 'data-others': JSON.stringify(others) }}
        ifLate={words('search.not-loaded')}
      >
        <Section id="search_places" title={words('not-found.instead')}>
          <RunningIndex links={places} />
        </Section>
      </Awaited>
    </>
  )
})

export const Head = pageHead
