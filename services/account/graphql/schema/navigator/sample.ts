import { type NavColumns } from '../../../../../src/access/nav-columns'
import { makeSample, sampleJurisdictions } from '../../../navigator/sample-matrix'
import { bookOf } from '../../context'
import { notFound } from '../../refusals'
import { askedBy, mayDo, seenWithParent } from '../../rules'
import { builder } from '../builder'

const SampleType = builder.objectRef<{ columns: NavColumns }>('NavSample').implement({
  description: 'What a comparison looks like, with answers that are made up.',
  extensions: seenWithParent,
  fields: (t) => ({ columns: t.expose('columns', { type: 'NavColumns' }) }),
})

builder.queryField('navSample', (t) =>
  t.field({
    type: SampleType,
    description: 'Three jurisdictions of a service by their public names, for those who may not read it.',
    extensions: askedBy(mayDo('build-sample', { kind: 'report', jurisdictions: sampleJurisdictions })),
    args: { service: t.arg.string({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { service, locale }, context) => {
      const day = context.now.toISOString().slice(0, 'YYYY-MM-DD'.length)
      const book = await bookOf(context)
      const matrix = await book.matrix({ service, region: undefined, locale, today: day, day })
      if (!matrix) throw notFound()
      return { columns: makeSample(matrix.columns) }
    },
  }),
)
