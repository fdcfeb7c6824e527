import { type OfferedProduct } from '../access/offered-product'
import { mainWords } from '../i18n/words'
import { shellPlaces } from '../routes/shells'
import { type PageContext } from '../shell/page'
import { planPageHead } from './head'
import { planFrame } from './plan-frame'
import { type PlanOptions } from './plan-site'
import { everywhere } from './show/editions'
import { offeredIn } from './show/offered-in'
import { type Content } from './store/content'
import { openReader } from './store/reader'

/** One page for all routes below a prefix: what they show is drawn in the browser, for the signed-in person. */
export type PlannedShell = { path: string; matchPath: string; context: PageContext<ClientProps> }

/** What is drawn in the browser knows of the site's content. */
export type ClientProps = { products: OfferedProduct[] }

export const planShells = (content: Content, options: PlanOptions): PlannedShell[] =>
  shellPlaces.map(({ path, address, locale }) => {
    const { read } = openReader(content, options, locale)
    const title = mainWords(locale)('account.title')
    const editions = address.locale === undefined ? [] : everywhere(address)
    const props = { products: offeredIn(read) }
    const shown = { title, above: [], editions, props }
    const head = planPageHead({ address, shown }, read, options.origin)
    const frame = planFrame({ address, above: [], editions }, read)
    return { path, matchPath: `${path}/*`, context: { locale, path, head, frame, title, above: [], props } }
  })
