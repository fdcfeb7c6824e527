import { bookOf } from '../../context'
import { notFound } from '../../refusals'
import { byAnybodySignedIn } from '../../rules'
import { builder } from '../builder'
import { joinOpen, openOf } from '../report-services'
import { NavMatrixType } from './lists'
import { todayOf } from './queries'

builder.queryField('reportMatrix', (t) =>
  t.field({
    type: NavMatrixType,
    description:
      'What a report of a service may have in it: its own answers, and those of each other service that is open.',
    extensions: byAnybodySignedIn,
    args: { service: t.arg.string({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { service, locale }, context) => {
      const [book, today] = [await bookOf(context), todayOf(context)]
      const read = (slug: string) => book.matrix({ service: slug, locale, region: undefined, today, day: today })
      const own = await read(service)
      if (!own) throw notFound()
      const open = await openOf(context, book.listServices())
      const isOwn = ({ permission }: { permission: string }) => permission === own.permission
      const wanted = [...open.filter(isOwn), ...open.filter((one) => !isOwn(one))]
      // Who may not read the service itself is refused by its permission, whatever else is open to them.
      const columns = open.some(isOwn) ? await joinOpen(wanted, locale, read) : undefined
      return { permission: own.permission, columns: columns ?? own.columns }
    },
  }),
)
