import { aboutFields } from './about-fields'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

export const trainingSeries = contentType({
  type: 'training-series',
  title: 'title',
  fields: { title: text, ...pageFields, modules: refsTo('training'), body, ...aboutFields },
})

export type TrainingSeries = DocumentOf<typeof trainingSeries>
