import { mainWords } from '../i18n/words'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { MessagePage } from '../ui/message/message'

/** Stands at every address that needs an account. */
export default page<null>(({ locale }) => {
  const words = mainWords(locale)
  return (
    <MessagePage
      title={words('account.later')}
      text={words('account.later-text')}
      linksLabel={words('not-found.instead')}
      links={[
        { href: href('home', locale), text: words('shell.home') },
        { href: href('products', locale), text: words('products.title') },
        { href: href('contact-us', locale), text: words('shell.contact') },
      ]}
    />
  )
})

export const Head = pageHead
