import { type Page } from '../../content/page'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { linksTo } from '../parts/link-to'
import { type Reader } from '../store/reader'
import { showBody, type ShownBlock } from './body'
import { showPeople } from './person'
import { showPicture } from './picture'

export type ShownPage = {
  standfirst: string | undefined
  cover: PictureData | undefined
  body: ShownBlock[]
  /** What is directly below it. */
  below: Link[]
  related: Link[]
  contacts: PersonEntry[]
}

/** Of a page for which nobody has written anything yet. */
export const emptyPage: ShownPage = {
  standfirst: undefined,
  cover: undefined,
  body: [],
  below: [],
  related: [],
  contacts: [],
}

export function showPage(page: Page, read: Reader): ShownPage {
  const children = read.naming('page', page).filter(({ parent }) => parent?.id === page.id)
  return {
    standfirst: page.summary,
    cover: showPicture(page.cover, '100vw'),
    body: showBody(page.body, read),
    below: children.map(({ path, title }) => ({ href: path, text: title })),
    related: linksTo(page.related, read),
    contacts: showPeople(page.contacts, read),
  }
}
