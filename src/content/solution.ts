import { branchFields } from './branch-fields'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { refsTo, refTo } from './ref'

export const solution = contentType({
  type: 'solution',
  title: 'title',
  fields: {
    ...branchFields,
    parent: optional(refTo('solution')),
    services: refsTo('service'),
    sectors: refsTo('sector'),
  },
})

export type Solution = DocumentOf<typeof solution>
