import { listFirmKeys } from './firm-keys'
import { type Firm } from './firm-schema'

type Reference = { from: string; collection: string; keys: readonly (string | undefined)[] }

/** What in the firm's facts contradicts the rest of them. */
export function findFirmProblems(firm: Firm): string[] {
  return [...findUnknown(firm), ...findOrphans(firm), ...findInventedTwice(firm)]
}

function findUnknown(firm: Firm): string[] {
  const known = listFirmKeys(firm)
  return referencesOf(firm).flatMap(({ from, collection, keys }) =>
    keys
      .filter((key) => key !== undefined && !known.get(collection)?.has(key))
      .map((key) => `${from} names ${collection}/${key ?? ''}, which does not exist`),
  )
}

function referencesOf(firm: Firm): Reference[] {
  const of = (from: string, fields: Record<string, readonly (string | undefined)[]>): Reference[] =>
    Object.entries(fields).map(([collection, keys]) => ({ from, collection, keys }))
  const { navigator, products } = firm
  return [
    ...firm.offices.flatMap((office) => of(`office ${office.key}`, { locations: [office.city, office.country] })),
    ...firm.locations.flatMap(({ key, within, desk }) => of(`location ${key}`, { locations: [within], people: desk })),
    ...(['services', 'sectors', 'solutions'] as const).flatMap((kind) =>
      firm[kind].flatMap(({ key, parent, contacts }) => of(`${kind} ${key}`, { [kind]: [parent], people: contacts })),
    ),
    ...firm.topics.flatMap(({ key, within }) => of(`topic ${key}`, { topics: [within] })),
    ...firm.people.flatMap(({ key, offices, services, sectors }) =>
      of(`person ${key}`, { offices, services, sectors }),
    ),
    ...firm.clients.flatMap(({ key, sectors }) => of(`client ${key}`, { sectors })),
    ...products.products.flatMap(({ key, parent, contacts }) =>
      of(`product ${key}`, { products: [parent], people: contacts }),
    ),
    ...products.marketingPages.flatMap(({ key, product, navService }) =>
      of(`marketing page ${key}`, { products: [product], 'nav-services': [navService] }),
    ),
    ...navigator.services.flatMap(({ key, team, writtenByHand }) =>
      of(`navigator service ${key}`, { people: team, 'nav-jurisdictions': writtenByHand }),
    ),
    ...navigator.jurisdictions.flatMap(({ key, region, reviewer }) =>
      of(`jurisdiction ${key}`, { 'nav-regions': [region], people: [reviewer] }),
    ),
    ...firm.newsletters.flatMap(({ key, topics }) => of(`newsletter ${key}`, { topics })),
    ...firm['contact-topics'].flatMap(({ key, offices, contact }) =>
      of(`contact topic ${key}`, { offices, people: [contact] }),
    ),
    ...firm.articles.flatMap(({ key, authors, topics, services, jurisdictions }) =>
      of(`article ${key}`, { people: authors, topics, services, 'nav-jurisdictions': jurisdictions }),
    ),
    ...firm.pages.flatMap(({ key, parent }) => of(`page ${key}`, { pages: [parent] })),
  ]
}

/** A page can only exist in a language in which the page above it exists. */
function findOrphans(firm: Firm): string[] {
  const known = listFirmKeys(firm)
  const trees = { ...firm, products: firm.products.products }
  return (['services', 'sectors', 'solutions', 'pages', 'products'] as const).flatMap((collection) =>
    trees[collection].flatMap(({ key, parent }) => {
      const above = parent === undefined ? undefined : known.get(collection)?.get(parent)
      const missing = (known.get(collection)?.get(key) ?? []).filter((locale) => above && !above.includes(locale))
      return missing.map((locale) => `${collection}/${key} exists in ${locale}, but ${parent ?? ''} above it does not`)
    }),
  )
}

function findInventedTwice({ people, bodies }: Firm): string[] {
  const allowed = new Set([...bodies.institutions, ...bodies.lawFirms, ...bodies.otherEmployers, 'Trained here'])
  return people.flatMap(({ key, education, before }) =>
    [before, ...education.map(({ institution }) => institution)]
      .filter((name) => !allowed.has(name))
      .map((name) => `person ${key} names "${name}", which bodies.yaml does not list`),
  )
}
