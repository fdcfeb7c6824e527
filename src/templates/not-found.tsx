import { type OnwardProps } from '../build/views/lost-and-found'
import { type Locale, type LocaleIn } from '../config/locales'
import { mainWords, sharedWords } from '../i18n/words'
import { page, pageHead } from '../shell/page'
import { LikeliestPages, MessagePage } from '../ui/message/message'
import { SearchBox } from '../ui/search-box/search-box'

export default page<OnwardProps, Locale>(({ locale, title, props: { places, search } }) => {
  const words = sharedWords(locale)
  return (
    <MessagePage
      title={title}
      text={words('not-found.text')}
      links={places}
      linksLabel={words('not-found.instead')}
      below={
        search === undefined ? null : (
          <LikeliestPages title={mainWords(locale as LocaleIn<'main'>)('search.likeliest')} locale={locale} />
        )
      }
    >
      {search === undefined ? null : (
        <SearchBox
          id="search_lost"
          action={search}
          label={words('not-found.search')}
          button={words('shell.search')}
          isLost
        />
      )}
    </MessagePage>
  )
})

export const Head = pageHead
