import { type RouteWith, type Target } from './address'
import { findFixedPageBelow, fixedPages } from './fixed-pages'
import { type Pair } from './placeholders'

export type ItemRef = { readonly type: ItemType; readonly id: string }

/** What an edition of an item must say to have an address; content may say more. */
export type Item = ItemRef & {
  readonly title: string
  /** A code of the locale list, or en-gb. */
  readonly locale: string
  /** A graduate page's slug is its kind. */
  readonly slug: string
  /** The number in the addresses of those types that have one. */
  readonly number?: number | undefined
  /** The item above it in its tree; what belongs to the navigator is below its region or service. */
  readonly parent?: ItemRef | undefined
  /** On the root of a product: whether it and all below it are a feature. */
  readonly isFeature?: boolean | undefined
}

/** The items above one in its locale and the item itself, from the root down. */
export type Chain = { readonly root: Item; readonly below: readonly Item[]; readonly item: Item }

/** Why an item can have no address, in a sentence for its editor. */
export type Problem = {
  problem: string
  /** Whether another slug of the item itself would do. */ isOfSlug?: boolean
}

type Place = {
  /** The types an item of this type can be below, where its address depends on what it is below. */
  parents?: readonly string[]
  needsParent?: true
  find: (chain: Chain) => Target | Problem
}

const slugsOf = ({ root, below }: Chain): string[] => [root, ...below].map(({ slug }) => slug)

const slugged = (route: RouteWith<{ slug: string }>): Place => ({
  find: ({ item }) => ({ route, params: { slug: item.slug } }),
})

const numbered = (route: RouteWith<Pair>): Place => ({ find: ({ item }) => ({ route, params: pairOf(item) }) })

const nested = (type: 'service' | 'sector' | 'solution' | 'vacancy'): Place => ({
  parents: [type],
  find: (chain) => ({ route: type, params: { path: slugsOf(chain) } }),
})

// A number that is missing is refused with every other illegal parameter.
const pairOf = ({ number = Number.NaN, slug }: Item): Pair => ({ id: number, slug })

/** A content type's place among the routes. Editors choose what to link to in this order. */
export const places = {
  page: { parents: ['page'], find: findPage },
  person: numbered('person'),
  office: slugged('office'),
  location: slugged('location'),
  service: nested('service'),
  sector: nested('sector'),
  solution: nested('solution'),
  article: numbered('article'),
  'news-item': slugged('news-item'),
  event: numbered('event'),
  training: numbered('training'),
  'training-series': numbered('training-series'),
  'newsletter-issue': numbered('newsletter-issue'),
  product: { parents: ['product'], find: findProduct },
  'marketing-page': { parents: ['product', 'nav-service'], needsParent: true, find: findMarketingPage },
  'nav-service': { find: ({ root }) => ({ route: 'nav-service', params: { service: root.slug } }) },
  'nav-region': {
    parents: ['nav-service'],
    needsParent: true,
    find: ({ root, item }) => ({ route: 'nav-region', params: { service: root.slug, region: item.slug } }),
  },
  'nav-jurisdiction': {
    parents: ['nav-region'],
    needsParent: true,
    find: (chain) => {
      const [service = '', region = '', jurisdiction = ''] = slugsOf(chain)
      return { route: 'nav-jurisdiction', params: { service, region, jurisdiction } }
    },
  },
  'nav-content': { parents: ['nav-service', 'nav-region'], needsParent: true, find: findNavContent },
  topic: slugged('topic'),
  vacancy: nested('vacancy'),
  'country-benefits': slugged('country-benefits'),
  'contact-topic': slugged('contact-topic'),
  'graduate-page': { find: findGraduatePage },
} satisfies Record<string, Place>

export type ItemType = keyof typeof places

export const placeOf = (type: ItemType): Place => places[type]

/** A page is below "About us", unless the slugs from its root down spell a fixed page. */
function findPage({ root, below }: Chain): Target | Problem {
  let above = root
  let fixed = fixedPages.get(root.slug)
  const path = fixed ? [] : [root.slug]
  for (const page of below) {
    const next = fixed && findFixedPageBelow(fixed.route, page.slug)
    if (fixed && !next && fixed.route !== 'about-us') return { problem: takesNone(above) }
    if (!next) path.push(page.slug)
    fixed = next
    above = page
  }
  return fixed ?? { route: 'page', params: { path } }
}

const takesNone = ({ title }: Item): string => `no such item can be below "${title}". Choose another parent`

/** The root's flag alone decides the prefix, so flipping it moves a whole product and changes nothing else. */
function findProduct({ root, below }: Chain): Target | Problem {
  const fixed = root.isFeature ? undefined : findFixedPageBelow('products', root.slug)
  if (fixed) return below.length === 0 ? fixed : { problem: takesNone(root) }
  return { route: root.isFeature ? 'feature' : 'product', params: { root: root.slug, trail: below.map(pairOf) } }
}

function findMarketingPage({ root, item }: Chain): Target {
  const { slug } = item
  if (root.type === 'nav-service') return { route: 'nav-service-marketing', params: { service: root.slug, slug } }
  return { route: root.isFeature ? 'feature-marketing' : 'product-marketing', params: { slug } }
}

function findNavContent({ root, below, item }: Chain): Target {
  const service = root.slug
  const region = below.length > 1 ? below[0] : undefined
  return region
    ? { route: 'nav-region-content', params: { service, region: region.slug, ...pairOf(item) } }
    : { route: 'nav-service-content', params: { service, ...pairOf(item) } }
}

function findGraduatePage({ item }: Chain): Target {
  if (item.slug === 'home') return { route: 'graduates', params: {} }
  return { route: 'graduate-page', params: { kind: item.slug as Target<'graduate-page'>['params']['kind'] } }
}
