import { branchFields } from './branch-fields'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { refsTo, refTo } from './ref'

export const service = contentType({
  type: 'service',
  title: 'title',
  fields: {
    ...branchFields,
    parent: optional(refTo('service')),
    sectors: refsTo('sector'),
    solutions: refsTo('solution'),
  },
})

export type Service = DocumentOf<typeof service>
