import { graduateKinds } from '../../../src/routes/placeholders'
import { applicationAddress } from '../fields/addresses'
import { body } from '../fields/body'
import { beside, choice, day, many, one, pdf, picture, rows } from '../fields/kinds'
import { isNotBefore } from '../fields/rules'
import { content } from './content'

export const graduates = [
  content({
    slug: 'graduate-pages',
    type: 'graduate-page',
    labels: { singular: 'Graduate page', plural: 'Graduate pages' },
    group: 'Graduates',
    description: 'Pages for those who begin their career here. They have languages and countries of their own.',
    set: 'graduate',
    slugName: 'kind',
    columns: ['kind', 'office'],
    fields: [
      beside(
        choice('kind', 'Which page', { required: true, of: ['home', ...graduateKinds] }),
        one('office', 'Office', { of: 'offices', localized: true, hint: 'Where the reader of this page would work.' }),
      ),
      picture('cover', 'Cover'),
      body,
      beside(
        day('opensOn', 'Applications open', { localized: true }),
        day('closesOn', 'Applications close', {
          localized: true,
          rule: isNotBefore('opensOn', 'Applications must close on or after the day on which they open.'),
        }),
      ),
      applicationAddress({ localized: true }),
      rows('intakes', {
        called: ['Intake', 'Intakes'],
        of: [day('startsOn', 'Starts', { required: true })],
        localized: true,
      }),
      many('testimonials', 'Testimonials', { of: 'testimonials' }),
      pdf('brochure', 'Brochure, as a PDF', { localized: true }),
    ],
  }),
]
