import { titleOf } from '../../content/all-types'
import { href } from '../../routes/href'
import { showDocument } from '../show/document'
import { showPage, type ShownPage } from '../show/page'
import { parentsOf } from '../show/parents'
import { view } from '../view'

export const pageView = view<'page', ShownPage>({
  route: 'page',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'page') return undefined
    const about = read.at(href('about-us', locale))
    const parents = parentsOf(document, read)
    // Editors may put a page below "About us", as its address does, or leave that to the address.
    const root = about && parents[0]?.href !== about.path ? [{ href: about.path, text: titleOf(about) }] : []
    return {
      ...showDocument(document, read),
      above: [...root, ...parents],
      props: showPage(document, read),
    }
  },
})
