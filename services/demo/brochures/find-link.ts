import { type Locale } from '../../../src/config/locales'
import { findItemAddress } from '../../../src/routes/item-address'
import { indexItems } from '../../../src/routes/item-index'
import { type Item } from '../../../src/routes/item-places'
import { type ItemType } from '../../../src/routes/item-places'
import { type Firm } from '../firm-schema'
import { type ItemRef } from '../words/body'

type Named = { key: string; parent?: string | undefined; titles: Partial<Record<Locale, string | undefined>> }

export type FindLink = (ref: ItemRef, locale: Locale) => string | undefined

/**
 * Where the demonstration's site has a page, in this language or in English. People and articles have numbers in their
 * addresses that the CMS gives them, so nothing here can know where they are.
 */
export function openLinks(firm: Firm): FindLink {
  const items = listItems(firm)
  const index = indexItems(items)
  const types = new Map(Object.entries(collections(firm)).map(([collection, { type }]) => [collection, type]))
  return ({ collection, key }, locale) => {
    const type = types.get(collection)
    const item = type && (index({ type, id: key }, locale) ?? index({ type, id: key }, 'en'))
    const found = item && findItemAddress(item, index)
    return found && 'path' in found ? toSite(firm, found.path) : undefined
  }
}

const toSite = (firm: Firm, path: string): string => new URL(path, `https://${String(firm.firm.webDomain)}`).href

const collections = (firm: Firm): Record<string, { type: ItemType; named: readonly Named[] }> => ({
  'graduate-pages': {
    type: 'graduate-page',
    named: firm.graduates.pages.map(({ key, title }) => ({ key, titles: title })),
  },
  offices: { type: 'office', named: firm.offices.map(toNamed) },
  pages: { type: 'page', named: firm.pages.map(({ key, parent, title }) => ({ key, parent, titles: title })) },
  services: { type: 'service', named: firm.services.map(toNamed) },
  sectors: { type: 'sector', named: firm.sectors.map(toNamed) },
})

type Known = { key: string; parent?: string | undefined; name: Named['titles'] }

const toNamed = ({ key, parent, name }: Known): Named => ({ key, parent, titles: name })

// In English a slug is the key; elsewhere only fixed pages and those for graduates are named here, which have no other.
const listItems = (firm: Firm): Item[] =>
  Object.values(collections(firm)).flatMap(({ type, named }) =>
    named.flatMap(({ key, parent, titles }) =>
      Object.entries(titles).flatMap(([locale, title]) =>
        title === undefined || (locale !== 'en' && type !== 'graduate-page')
          ? []
          : [
              {
                type,
                id: key,
                title,
                locale,
                slug: key,
                ...(parent === undefined ? {} : { parent: { type, id: parent } }),
              },
            ],
      ),
    ),
  )
