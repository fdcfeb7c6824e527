import { type PageDocument, titleOf } from '../../content/all-types'
import { firstWordsOf } from '../../content/body-text'
import { type Picture } from '../../content/picture'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'
import { editionsOf } from './editions'

/** What the page of an item says of it whatever its type; the view adds what is above it and what it shows. */
export function showDocument(
  document: PageDocument,
  read: Reader,
): Pick<Shown<never>, 'title' | 'description' | 'editions' | 'changedAt' | 'seo' | 'isUnlisted'> {
  const { seo } = document
  return {
    title: titleOf(document),
    description: document.summary ?? ('body' in document ? firstWordsOf(document.body) : undefined),
    editions: editionsOf(document, read),
    changedAt: document.changedAt,
    seo: { title: seo.title, description: seo.description, image: seo.image ?? findPicture(document) },
    isUnlisted: seo.noindex,
  }
}

/** What stands for an item whose editors chose no picture for sharing. */
function findPicture(document: PageDocument): Picture | undefined {
  if ('cover' in document) return document.cover
  if ('pictures' in document) return document.pictures[0]
  return 'photo' in document ? document.photo : undefined
}
