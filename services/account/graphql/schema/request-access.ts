import { decideOn } from '../../../../src/access/offered-product'
import { type LocaleIn } from '../../../../src/config/locales'
import { parseRequest } from '../../../../src/forms/account-request'
import { askerOf, type Context, directoryOf } from '../context'
import { invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { makeRequest, saidOf } from './make-request'
import { RequestType } from './request'

type Wanted = { of: 'product' | 'nav-service'; id: number }

builder.mutationField('requestAccess', (t) =>
  t.field({
    type: RequestType,
    description: 'To be let into a product, or into a service of the navigator: one of the two is named.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      product: t.arg.id(),
      service: t.arg.id(),
      message: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, product, service, message, locale }, context) => {
      const { of, id: about } = wantedOf(product, service)
      const said = saidOf(parseRequest('access', { of, message }))
      // Asked once more with the same key, the answer is the same, though it was granted meanwhile.
      if (!(await context.sources.requests.isKnown(askerOf(context).sub, key)))
        await refuseNeedless(context, { of, id: about }, locale)
      return makeRequest(context, { key, about, locale, kind: 'access', said })
    },
  }),
)

function wantedOf(product: string | number | null | undefined, service: string | number | null | undefined): Wanted {
  const isProduct = product !== null && product !== undefined
  if (isProduct === (service !== null && service !== undefined)) throw invalid(['product', 'service'])
  return isProduct ? { of: 'product', id: Number(product) } : { of: 'nav-service', id: Number(service) }
}

/** What no permission opens cannot be granted, and what is open need not be. */
async function refuseNeedless(context: Context, { of, id }: Wanted, locale: LocaleIn<'main'>): Promise<void> {
  const permission = directoryOf(context).find(of, id, locale)?.permissionKey
  if (permission === undefined || permission === '') throw notFound()
  const product = { kind: of === 'nav-service' ? 'navigator' : 'tool', permission } as const
  if (decideOn(await context.subject(), product).allow) throw refuse('ALREADY_GRANTED', 'This is open to you already.')
}
