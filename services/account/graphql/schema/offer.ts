import { can, type Subject } from '../../../../src/access/can'
import { decideOn } from '../../../../src/access/offered-product'
import { toSimple } from '../../../../src/access/permissions'
import { type LocaleIn } from '../../../../src/config/locales'
import { type NavigatorBook } from '../../navigator/book/book'
import { type KeptRequest } from '../../records/requests'
import { askerOf, type Context, directoryOf, isRunning } from '../context'
import { notFound, toRefusal } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { listRequests, RequestType, WantedKind } from './request'

type Locale = LocaleIn<'main'>
type Offer = {
  sub: string
  of: 'product' | 'nav-service'
  about: number
  permission: string
  name: string
  summary: string | undefined
  path: string
  isOpen: boolean
  /** None for people who may not open it. */
  launchUrl: string | undefined
  until: string | undefined
  /** A tool when it was last opened, a service when any of its places was last read. */
  lastUsedAt: Date | undefined
  /** Of a service: how much there is in it. */
  questions: number | undefined
  jurisdictions: number | undefined
  request: KeptRequest | undefined
}

/** Everything that a permission opens: to whom it is open, how, and what was asked. */
export async function listOffers(context: Context, locale: Locale): Promise<Offer[]> {
  const directory = directoryOf(context)
  const { sub } = askerOf(context)
  const [subject, requests, use, book] = await Promise.all([
    context.subject(),
    listRequests(context),
    readUse(context),
    context.sources.navigator.open(),
  ])
  const grants = await context.grants()
  return [...directory.all('product', locale), ...directory.all('nav-service', locale)].flatMap((item) => {
    const permission = item.permissionKey ?? ''
    if (permission === '') return []
    const kind = item.type === 'product' ? 'tool' : 'navigator'
    const isOpen = decideOn(subject, { kind, permission }).allow
    const ends = grants.filter((one) => isRunning(one, context.now) && opens(one.productPermissions, kind, permission))
    return {
      ...{ sub, of: item.type, about: item.id, permission, isOpen },
      name: item.type === 'product' ? item.title : item.name,
      ...{ summary: item.summary, path: item.path },
      launchUrl: isOpen && item.type === 'product' ? item.launchUrl : undefined,
      until: ends.some(({ to }) => to === undefined)
        ? undefined
        : ends
            .map(({ to }) => to ?? '')
            .sort()
            .at(-1),
      lastUsedAt: use(item),
      ...countsOf(item.type === 'nav-service' ? book?.findCoverage(item.id) : undefined),
      request: requests.find(({ about, said }) => 'of' in said && said.of === item.type && about === item.id),
    }
  })
}

const countsOf = (coverage: ReturnType<NavigatorBook['findCoverage']>) => ({
  questions: coverage?.questions,
  jurisdictions: coverage?.jurisdictions.length,
})

/** When somebody last used what. */
async function readUse({ sources, asker }: Context) {
  const sub = asker?.sub ?? ''
  const [launches, visits] = await Promise.all([sources.launches.listOf(sub), sources.navVisits.listOf(sub)])
  return ({ type, id }: { type: string; id: number }): Date | undefined => {
    if (type === 'product') return launches.find(({ product }) => product === id)?.launchedAt
    const seen = [...(visits.get(id)?.values() ?? [])].map((at) => at.getTime())
    return seen.length === 0 ? undefined : new Date(Math.max(...seen))
  }
}

const opens = (entries: readonly string[], kind: 'tool' | 'navigator', permission: string): boolean =>
  entries.map(toSimple).some((entry) => entry === permission || (kind === 'navigator' && entry === '*'))

export const OfferType = builder.objectRef<Offer>('Offer').implement({
  description: 'A product, or a service of the navigator, that a permission opens.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Offer) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ of, about }) => `${of}:${about}` }),
    kind: t.field({ type: WantedKind, resolve: ({ of }) => (of === 'product' ? 'PRODUCT' : 'SERVICE') }),
    about: t.id({ resolve: ({ about }) => String(about) }),
    permission: t.exposeString('permission'),
    name: t.exposeString('name'),
    summary: t.string({ nullable: true, resolve: ({ summary }) => summary }),
    path: t.exposeString('path'),
    isOpen: t.exposeBoolean('isOpen'),
    launchUrl: t.string({
      nullable: true,
      description: 'Where the tool is, for people who may open it. Nothing about them stands in it.',
      resolve: ({ launchUrl }) => launchUrl,
    }),
    until: t.field({ type: 'Day', nullable: true, resolve: ({ until }) => until }),
    lastUsedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt }),
    questions: t.int({ nullable: true, resolve: ({ questions }) => questions }),
    jurisdictions: t.int({ nullable: true, resolve: ({ jurisdictions }) => jurisdictions }),
    request: t.field({ type: RequestType, nullable: true, resolve: ({ request }) => request }),
  }),
})

builder.mutationField('noteLaunch', (t) =>
  t.field({
    type: OfferType,
    description: 'That somebody opens a tool now.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      product: t.arg.id({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { product, locale }, context) => {
      const offer = (await listOffers(context, locale)).find(
        ({ of, about }) => of === 'product' && String(about) === product,
      )
      if (!offer) throw notFound()
      const decision = decideOn(await context.subject(), { kind: 'tool', permission: offer.permission })
      if (!decision.allow) throw toRefusal(decision)
      const { launchedAt } = await context.sources.launches.note(offer.sub, offer.about)
      return { ...offer, lastUsedAt: launchedAt }
    },
  }),
)
