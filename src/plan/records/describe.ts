import { type PageDocument, titleOf } from '../../content/all-types'
import { type Reader } from '../store/reader'
import { pageTypes } from '../views/all-views'
import { type Described } from './described'
import { details } from './details'
import { toSections } from './sections'

/** Any item that has a page can be found by its title, summary and text; some types know more of themselves. */
export function describe(document: PageDocument, read: Reader): Described {
  return {
    group: pageTypes[document.type].group,
    title: titleOf(document),
    summary: document.summary,
    sections: 'body' in document ? toSections(document.body) : [],
    facets: {},
    ...details(document, read),
  }
}
