import { defaultLocale, localesIn, type LocaleIn } from '../config/locales'
import { mainWords } from '../i18n/words'
import { type Address } from '../routes/address'
import { href } from '../routes/href'
import { type PageContext } from '../shell/page'
import { type Content } from './content'
import { planPageHead } from './head'
import { planFrame } from './plan-frame'
import { type PlanOptions } from './plan-site'
import { openReader } from './reader'
import { everywhere } from './show/editions'

/** One page for all routes below a prefix: what they show is drawn in the browser, for whoever is signed in. */
export type PlannedShell = { path: string; matchPath: string; context: PageContext<null> }

type MainLocale = LocaleIn<'main'>
type Prefix = { path: string; address: Address; locale: MainLocale }

/** Each route of the sign-in stands below one word, which is no route itself. */
const above = (path: string): string => path.slice(0, path.lastIndexOf('/'))

const prefixes: Prefix[] = [
  { path: href('auth', undefined), address: { route: 'auth', locale: undefined, params: {} }, locale: defaultLocale },
  ...(localesIn('main') as MainLocale[]).flatMap((locale): Prefix[] => [
    { path: above(href('sign-in', locale)), address: { route: 'sign-in', locale, params: {} }, locale },
    { path: href('dashboard', locale), address: { route: 'dashboard', locale, params: {} }, locale },
  ]),
]

export const planShells = (content: Content, options: PlanOptions): PlannedShell[] =>
  prefixes.map(({ path, address, locale }) => {
    const { read } = openReader(content, options, locale)
    const title = mainWords(locale)('account.title')
    const editions = address.locale === undefined ? [] : everywhere(address)
    const shown = { title, above: [], editions, props: null }
    const head = planPageHead({ address, shown }, read, options.origin)
    const frame = planFrame({ address, editions }, read)
    return { path, matchPath: `${path}/*`, context: { locale, path, head, frame, title, above: [], props: null } }
  })
