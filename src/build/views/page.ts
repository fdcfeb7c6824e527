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
    return {
      ...showDocument(document, read),
      above: [...(about ? [{ href: about.path, text: titleOf(about) }] : []), ...parentsOf(document, read)],
      props: showPage(document, read),
    }
  },
})
