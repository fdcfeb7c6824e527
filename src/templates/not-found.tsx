import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { type OnwardProps } from '../plan/views/not-found-and-search'
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
      below={<LikeliestPages title={words('search.likeliest')} locale={locale} />}
    >
      <SearchBox
        id="search_lost"
        action={search}
        locale={locale}
        label={words('search.prompt')}
        button={words('shell.search')}
        isLost
      />
    </MessagePage>
  )
})

export const Head = pageHead
