import { mainWords } from '../i18n/words'
import { shellPlaces } from '../routes/shells'
import { type PageContext } from '../shell/page'
import { type Content } from './content'
import { planPageHead } from './head'
import { planFrame } from './plan-frame'
import { type PlanOptions } from './plan-site'
import { openReader } from './reader'
import { everywhere } from './show/editions'

/** One page for all routes below a prefix: what they show is drawn in the browser, for whoever is signed in. */
export type PlannedShell = { path: string; matchPath: string; context: PageContext<null> }

export const planShells = (content: Content, options: PlanOptions): PlannedShell[] =>
  shellPlaces.map(({ path, address, locale }) => {
    const { read } = openReader(content, options, locale)
    const title = mainWords(locale)('account.title')
    const editions = address.locale === undefined ? [] : everywhere(address)
    const shown = { title, above: [], editions, props: null }
    const head = planPageHead({ address, shown }, read, options.origin)
    const frame = planFrame({ address, editions }, read)
    return { path, matchPath: `${path}/*`, context: { locale, path, head, frame, title, above: [], props: null } }
  })
