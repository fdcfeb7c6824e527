import { permission, webAddress } from '../fields/addresses'
import { body } from '../fields/body'
import { choice, many, one, tab, yesNo } from '../fields/kinds'
import { isOneOfTwo } from '../fields/rules'
import { content } from './content'

const group = 'Products'

const products = content({
  slug: 'products',
  type: 'product',
  labels: { singular: 'Product', plural: 'Products' },
  group,
  description: 'Tools and features, in a tree. The flag on the topmost decides whether all of it is under "features".',
  columns: ['kind', 'isFeature', 'parent'],
  addressParents: { parent: 'products' },
  fields: [
    yesNo(
      'isFeature',
      'This is a feature',
      'On the topmost item: moves it and all below it to "features", and leaves redirects behind.',
    ),
    choice('kind', 'Kind', { required: true, of: ['tool', 'navigator', 'feature'] }),
    one('parent', 'Parent', { of: 'products' }),
    body,
  ],
  tabs: [
    tab(
      'Access and contacts',
      permission(),
      webAddress('launchUrl', 'Address of the tool', { when: ({ kind }) => kind !== 'feature' }),
      many('contacts', 'Contacts', { of: 'people' }),
    ),
  ],
})

const marketingPages = content({
  slug: 'marketing-pages',
  type: 'marketing-page',
  labels: { singular: 'Marketing page', plural: 'Marketing pages' },
  group,
  description: 'Landing pages of a product or of a navigator service.',
  columns: ['product', 'navService'],
  addressParents: { product: 'products', navService: 'nav-services' },
  fields: [
    one('product', 'Of the product', {
      of: 'products',
      rule: isOneOfTwo('navService', {
        neither: 'Choose the product or the navigator service that this page is for.',
        both: 'This page can be for a product or for a navigator service, not for both: empty one of them.',
      }),
    }),
    one('navService', 'Or of the navigator service', { of: 'nav-services' }),
    body,
  ],
})

export const productCollections = [products, marketingPages]
