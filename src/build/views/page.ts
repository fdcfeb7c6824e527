import { titleOf } from '../../content/all-types'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { linksTo } from '../link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { parentsOf } from '../show/parents'
import { showPeople } from '../show/person'
import { showPicture } from '../show/picture'
import { view } from '../view'

export type PageProps = {
  standfirst: string | undefined
  cover: PictureData | undefined
  body: ShownBlock[]
  /** What is directly below it. */
  below: Link[]
  related: Link[]
  contacts: PersonEntry[]
}

export const pageView = view<'page', PageProps>({
  route: 'page',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'page') return undefined
    const about = read.at(href('about-us', locale))
    const children = read.naming('page', document).filter(({ parent }) => parent?.id === document.id)
    return {
      ...showDocument(document, read),
      above: [...(about ? [{ href: about.path, text: titleOf(about) }] : []), ...parentsOf(document, read)],
      props: {
        standfirst: document.summary,
        cover: showPicture(document.cover, '100vw'),
        body: showBody(document.body, read),
        below: children.map(({ path, title }) => ({ href: path, text: title })),
        related: linksTo(document.related, read),
        contacts: showPeople(document.contacts, read),
      },
    }
  },
})
