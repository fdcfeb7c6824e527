import { defaultLocale } from '../../../../../src/config/locales'
import { parseRequest } from '../../../../../src/forms/account-request'
import { desk } from '../../../outbox/queue-letter'
import { bookOf, type Context, directoryOf } from '../../context'
import { notFound } from '../../refusals'
import { byAnybodySignedIn } from '../../rules'
import { builder } from '../builder'
import { findColleagues } from '../colleague'
import { type Addressee } from '../letters-on-request'
import { makeRequest, saidOf } from '../make-request'
import { RequestType } from '../request'
import { toNumber } from './queries'
import { mustRead } from './seen'

builder.mutationField('askTeam', (t) =>
  t.field({
    type: RequestType,
    description: 'A question to the team of a service, on one of its answers.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      answer: t.arg.id({ required: true }),
      message: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, answer: id, message, locale }, context) => {
      const about = toNumber(id)
      const today = context.now.toISOString().slice(0, 'YYYY-MM-DD'.length)
      // The team reads the firm's main language, whatever the reader reads.
      const history = await (await bookOf(context)).history({ answer: about, locale: defaultLocale, today })
      await mustRead(context, history)
      if (!history) throw notFound()
      const { service, jurisdiction, question, versions } = history
      const version = versions.find(({ isLawToday }) => isLawToday) ?? versions[0]
      const place = [service.name, jurisdiction.name, question.text, `version ${version?.number ?? 1}`].join(', ')
      const said = saidOf(parseRequest('question', { message, context: place }))
      return makeRequest(
        context,
        { key, about, locale, kind: 'question', said },
        { name: place, team: teamOf(service.id, context) },
      )
    },
  }),
)

/** The people whom the service's page names as its team, by their address at the firm. */
function teamOf(service: number, context: Context): Addressee[] {
  const directory = directoryOf(context)
  const ids = directory.find('nav-service', service, defaultLocale)?.team.map(({ id }) => id) ?? []
  return findColleagues(ids, { directory, locale: defaultLocale, now: context.now }).map(
    ({ person: { id, email } }) => ({
      person: `${desk} ${id}`,
      address: email,
    }),
  )
}
