import { branchFields } from './branch-fields'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { refsTo, refTo } from './ref'

export const sector = contentType({
  type: 'sector',
  title: 'title',
  fields: {
    ...branchFields,
    parent: optional(refTo('sector')),
    services: refsTo('service'),
    solutions: refsTo('solution'),
  },
})

export type Sector = DocumentOf<typeof sector>
