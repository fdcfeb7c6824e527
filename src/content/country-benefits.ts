import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

export const countryBenefits = contentType({
  type: 'country-benefits',
  title: 'title',
  fields: { title: text, ...pageFields, country: refTo('location'), body },
})

export type CountryBenefits = DocumentOf<typeof countryBenefits>
