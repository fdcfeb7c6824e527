import { body } from '../fields/body'
import { many, one, rows, line, paragraph, tab } from '../fields/kinds'
import { content } from './content'

type Kind = { slug: 'services' | 'sectors' | 'solutions'; singular: string; plural: string; description: string }

/** Services, sectors and solutions are trees of the same kind of page. */
const branch = ({ slug, singular, plural, description }: Kind) =>
  content({
    slug,
    type: slug.slice(0, -1),
    labels: { singular, plural },
    group: 'Expertise',
    description,
    columns: ['parent'],
    addressParents: { parent: slug },
    fields: [
      one('parent', 'Parent', { of: slug, hint: 'At most two levels above it. Moving it leaves redirects behind.' }),
      body,
      rows('howWeHelp', {
        called: ['Way we help', 'How we help'],
        of: [
          line('heading', 'Heading', { required: true, localized: true }),
          paragraph('text', 'Text', { required: true, localized: true }),
        ],
      }),
    ],
    tabs: [
      tab(
        'Contacts and relations',
        many('keyContacts', 'Key contacts, in the order shown', { of: 'people' }),
        ...['services', 'sectors', 'solutions']
          .filter((other) => other !== slug)
          .map((other) => many(other, `Related ${other}`, { of: other })),
        many('products', 'Products', { of: 'products' }),
      ),
    ],
  })

export const expertise = [
  branch({
    slug: 'services',
    singular: 'Service',
    plural: 'Services',
    description: 'What the firm does, by field of law.',
  }),
  branch({
    slug: 'sectors',
    singular: 'Sector',
    plural: 'Sectors',
    description: 'Whom the firm does it for, by industry.',
  }),
  branch({
    slug: 'solutions',
    singular: 'Solution',
    plural: 'Solutions',
    description: 'Answers that cross services and sectors.',
  }),
]
