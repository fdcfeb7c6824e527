import { type OnwardProps } from '../build/views/lost-and-found'
import { mainWords } from '../i18n/words'
import { page, pageHead } from '../shell/page'
import { PageHead } from '../ui/page-head/page-head'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<OnwardProps>(({ locale, title, above, props: { places } }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={words('search.without-script')}
      />
      <Section id="search_places" title={words('not-found.instead')}>
        <RunningIndex links={places} />
      </Section>
    </>
  )
})

export const Head = pageHead
