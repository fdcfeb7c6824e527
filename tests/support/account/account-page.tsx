import { type LocaleIn, locales } from '../../../src/config/locales'
import { mainWords } from '../../../src/i18n/words'
import { type ClientProps } from '../../../src/plan/plan-shells'
import { href } from '../../../src/routes/href'
import { type PageContext } from '../../../src/shell/page'
import Client from '../../../src/templates/client'

type MainLocale = LocaleIn<'main'>

const firm = 'The Firm'

/** What the tab of a page of the account is called, by the title of what it shows. */
export const tabOf = (title: string): string => `${title} | ${firm}`

function contextOf(locale: MainLocale, products: ClientProps['products']): PageContext<ClientProps, MainLocale> {
  const title = mainWords(locale)('account.title')
  return {
    locale,
    path: href('sign-in', locale),
    head: { lang: locales[locale].htmlLang, dir: 'ltr', title: tabOf(title), tags: [] },
    frame: {
      locale,
      home: href('home', locale),
      navigation: [],
      tools: [],
      search: href('search', locale),
      languages: [],
      footer: { statements: [], groups: [] },
    },
    title,
    above: [],
    props: { products },
  }
}

/** The page that a browser draws for every address of the account. */
export const AccountPage = ({ locale, products = [] }: { locale: MainLocale; products?: ClientProps['products'] }) => (
  <Client pageContext={{ props: contextOf(locale, products) }} />
)
