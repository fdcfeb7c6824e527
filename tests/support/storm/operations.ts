import { type Answer } from '../cms/cms'
import { publishApproved } from '../cms/gated-content'
import { approved, changeTold } from './lawful-operations'
import { bodyOf } from './parts'
import { plainCollections } from './plain-kinds'
import { create, one, type Operation, patch, publishAs, remove } from './requests'
import {
  type Acknowledged,
  type Collection,
  type Hand,
  idOf,
  isAccepted,
  type Item,
  nameFor,
  pickOf,
  titled,
} from './world'

const trees: Collection[] = ['pages', 'products', 'services', 'sectors', 'solutions', 'vacancies']
const shared: Collection[] = ['pages', 'news', 'products', 'marketing-pages', 'people', 'topics', 'nav-services']
const all: Collection[] = [...shared, ...plainCollections]
const plain: Collection[] = all.filter((collection) => !approved.includes(collection))

/** One that was published and is still there; what nothing is below can always be withdrawn. */
function pickPublished({ world, random }: Hand, collections: Collection[]): Acknowledged | undefined {
  const isThere = ({ collection, id }: Item) =>
    world.items.some((one) => one.collection === collection && one.id === id)
  return random.pick(world.acknowledged.filter((one) => collections.includes(one.collection) && isThere(one)))
}

/** Of which more are made as they go. */
const lawful: Collection[] = ['articles', 'redirects']

const french = { locale: 'fr-fr' }
const draft = { draft: true }

async function addPage(hand: Hand): Promise<Answer> {
  const people = hand.world.items.filter(({ collection }) => collection === 'people').map(({ id }) => id)
  const shown = hand.random.pick(hand.world.pictures)
  const parent = hand.random.below(2) === 0 ? undefined : pickOf(hand, 'pages')?.id
  return create(hand, 'pages', {
    body: {
      _status: 'published',
      ...(parent === undefined ? {} : { parent }),
      ...(shown === undefined ? {} : { cover: shown }),
      contacts: people.slice(0, 2),
      body: bodyOf(shown === undefined ? [] : [shown], people.slice(0, 3)),
    },
  })
}

async function inBulk(hand: Hand, act: (ids: string, collection: Collection) => Promise<Answer>): Promise<Answer> {
  const collection = hand.random.pick(['pages', 'news', 'topics'] as const) ?? 'topics'
  const ids = hand.world.items.filter((item) => item.collection === collection).map(({ id }) => id)
  const start = hand.random.below(Math.max(1, ids.length - 2))
  return act(ids.slice(start, start + 3).join(','), collection)
}

const bulkEdit =
  (body: Record<string, unknown>, query: Record<string, unknown> = {}): Operation =>
  (hand) =>
    inBulk(hand, (ids, collection) =>
      hand.world.writer.ask('PATCH', collection, { body, query: { ...query, where: { id: { in: ids } } } }),
    )

async function restore(hand: Hand, item: Item, query: Record<string, unknown>): Promise<Answer | undefined> {
  const { ask } = hand.world.writer
  const where = { parent: { equals: item.id } }
  const { body } = await ask('GET', `${item.collection}/versions`, { query: { where, limit: 10, depth: 0 } })
  const version = hand.random.pick(body.docs ?? [])
  return version && ask('POST', `${item.collection}/versions/${version.id}`, { query })
}

const moment = () => new Date().toISOString()

/** The rows of the operations table of the log's design, each as an editor's request. */
export const operations: Record<string, Operation> = {
  'create a draft': (hand) =>
    create(hand, hand.random.pick(['news', 'topics'] as const) ?? 'topics', {
      body: { _status: 'draft', publishedOn: '2026-02-02' },
      query: draft,
    }),
  'create and publish': (hand) => create(hand, 'news', { body: { _status: 'published', publishedOn: '2026-02-02' } }),
  'create a page': addPage,
  'create below a product': (hand) =>
    create(hand, 'products', { body: { _status: 'published', kind: 'tool', parent: pickOf(hand, 'products')?.id } }),
  publish: one(plain, publishAs),
  'publish again': one([], (hand, item) => patch(hand, item, { body: { _status: 'published' } })),
  'draft over live': one(all, (hand, item) =>
    patch(hand, item, { body: titled(item, nameFor(hand, item)), query: draft }),
  ),
  'draft of a slug': one(plain, (hand, item) => patch(hand, item, { body: { slug: hand.token() }, query: draft })),
  'unpublish with what is pending': one(all, (hand, item) => patch(hand, item, { body: { _status: 'draft' } })),
  'publish one language': one(shared, (hand, item) =>
    publishAs(hand, item, {
      body: item.collection === 'people' ? { jobTitle: 'Associée' } : {},
      query: { ...french, publishSpecificLocale: 'fr-fr' },
    }),
  ),
  'publish from one language': one(shared, (hand, item) =>
    publishAs(hand, item, { body: item.collection === 'people' ? { jobTitle: 'Associée' } : {}, query: french }),
  ),
  'withdraw one language': async (hand) => {
    const edition = pickPublished(hand, ['news', 'topics', 'people', 'redirects', 'graduate-pages'])
    const query = { locale: edition?.locale, publishSpecificLocale: edition?.locale }
    return edition && patch(hand, edition, { body: { live: false, _status: 'published' }, query })
  },
  'withdraw one language as a draft': one(plain, (hand, item) =>
    patch(hand, item, { body: { live: false }, query: { ...french, ...draft } }),
  ),
  rename: one(plain, (hand, item) => publishAs(hand, item, { body: { slug: hand.token() } })),
  'rename a parent': one(trees, (hand, item) => publishAs(hand, item, { body: { slug: hand.token() } })),
  'rename back': one(plain, (hand, item) => publishAs(hand, item, { body: { slug: `home-${item.id}` } })),
  'take a slug that is taken': one(['topics'], (hand, item) =>
    patch(hand, item, { body: { slug: 'disclosure', _status: 'published' } }),
  ),
  move: one(trees, (hand, item) =>
    publishAs(hand, item, { body: { parent: hand.random.below(3) === 0 ? null : pickOf(hand, item.collection)?.id } }),
  ),
  'flip a feature': one(['products'], (hand, item) =>
    publishAs(hand, item, { body: { isFeature: hand.random.below(2) === 0 } }),
  ),
  'rename a region': one(['nav-regions'], (hand, item) => publishAs(hand, item, { body: { slug: hand.token() } })),
  'publish guidance': one(['nav-contents'], async (hand, item) => {
    const teaser = hand.token()
    await patch(hand, item, { body: { teaser }, query: draft })
    await patch(hand, item, { body: changeTold(item.collection, teaser) ?? {}, query: draft })
    return publishApproved(hand.world, `nav-contents/${item.id}`)
  }),
  'withdraw guidance': one(['nav-contents'], (hand, item) => patch(hand, item, { body: { _status: 'draft' } })),
  'restore a version': one(all, (hand, item) => restore(hand, item, {})),
  'restore a version as a draft': one(all, (hand, item) => restore(hand, item, draft)),
  duplicate: one(['news', 'topics', 'articles'], async (hand, item) => {
    const answer = await hand.world.writer.ask('POST', `${item.collection}/${item.id}/duplicate`)
    if (isAccepted(answer)) hand.world.items.push({ collection: item.collection, id: idOf(answer) })
    return answer
  }),
  'bulk publish': bulkEdit({ _status: 'published', summary: 'All at once.' }),
  'bulk publish, pending or not': bulkEdit({ _status: 'published' }),
  'bulk draft': bulkEdit({ summary: 'Later.' }, draft),
  'bulk unpublish': bulkEdit({ _status: 'draft' }),
  trash: one(['pages', 'news', 'topics', ...lawful], (hand, item) =>
    patch(hand, item, { body: { deletedAt: moment() } }),
  ),
  'untrash as a draft': one(['pages', 'news', 'topics', ...lawful], (hand, item) =>
    patch(hand, item, { body: { deletedAt: null, _status: 'draft' }, query: { trash: true } }),
  ),
  'untrash and publish': one(['pages', 'news', 'topics', 'redirects'], (hand, item) =>
    publishAs(hand, item, { body: { deletedAt: null }, query: { trash: true } }),
  ),
  delete: one(['news', 'topics', 'marketing-pages', ...lawful], remove),
  'delete from a tree': one(trees, remove),
  'bulk delete': (hand) =>
    inBulk(hand, (ids, collection) =>
      hand.world.writer.ask('DELETE', collection, {
        query: { where: { id: { in: ids.split(',').slice(0, 2).join(',') } } },
      }),
    ),
}
