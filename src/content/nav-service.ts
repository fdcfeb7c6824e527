import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

export const navService = contentType({
  type: 'nav-service',
  title: 'name',
  fields: {
    name: text,
    ...pageFields,
    key: text,
    permissionKey: text,
    regions: refsTo('nav-region'),
    team: refsTo('person'),
    body,
  },
})

export type NavService = DocumentOf<typeof navService>
