import { type Firm } from './firm-schema'

/** In which languages each thing of the firm exists, by the collection of the CMS and its key. */
export type FirmKeys = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

type Named = { key: string; name?: object | string; title?: object; jobTitle?: object }

export function listFirmKeys(firm: Firm): FirmKeys {
  const { products, marketingPages } = firm.products
  const { services, regions, jurisdictions } = firm.navigator
  const collections: Record<string, readonly Named[]> = {
    offices: firm.offices,
    locations: firm.locations,
    services: firm.services,
    sectors: firm.sectors,
    solutions: firm.solutions,
    topics: firm.topics,
    people: firm.people,
    products,
    'marketing-pages': marketingPages,
    'nav-services': services,
    'nav-regions': regions,
    'nav-jurisdictions': jurisdictions,
    newsletters: firm.newsletters,
    'contact-topics': firm['contact-topics'],
    articles: firm.articles,
    pages: firm.pages,
    'graduate-pages': firm.graduates.pages,
  }
  return new Map(Object.entries(collections).map(([collection, items]) => [collection, keysOf(items)]))
}

const keysOf = (items: readonly Named[]): Map<string, string[]> =>
  new Map(items.map((item) => [item.key, localesOf(item)]))

function localesOf({ jobTitle, title, name }: Named): string[] {
  const names = jobTitle ?? title ?? name
  return typeof names === 'object' ? Object.keys(names) : ['en']
}
