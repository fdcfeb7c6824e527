import { toEditions } from './editions'
import { type DemoItem, findRef, refs, type Translated } from './item'
import { tellPerson } from './people'
import { nameIn } from './place-facts'
import { type Source } from './source'

// The route table knows these addresses whatever their names become.
const kept = ['navigator', 'disputes-aviator']

export const planProducts = (source: Source): DemoItem[] =>
  source.firm.products.products.map(({ key, name, kind, parent, isFeature, contacts, permission }) => ({
    collection: 'products',
    key,
    values: {
      ...toEditions(source, {
        collection: 'products',
        key,
        names: name,
        isSlugKept: kept.includes(key),
        facts: (locale) => ({ name: nameIn(name, locale) }),
      }),
      title: name,
      isFeature,
      kind,
      parent: findRef('products', parent),
      permissionKey: permission,
      launchUrl: kind === 'tool' ? `https://${String(source.firm.firm.toolDomain)}/${key}` : undefined,
      contacts: refs('people', contacts),
    },
  }))

export const planMarketingPages = (source: Source): DemoItem[] =>
  source.firm.products.marketingPages.map(({ key, title, product, navService }) => {
    const { name, contact } = findShown(source, product, navService) ?? { name: title, contact: undefined }
    return {
      collection: 'marketing-pages',
      key,
      values: {
        ...toEditions(source, {
          collection: 'marketing-pages',
          key,
          names: title,
          facts: (locale) => ({ product: nameIn(name, locale), person: tellPerson(source, contact, locale) }),
        }),
        title,
        product: findRef('products', product),
        navService: findRef('nav-services', navService),
      },
    }
  })

/** The product, or the part of Navigator, that a page presents, and who shows it. */
function findShown(
  { firm }: Source,
  product: string | undefined,
  navService: string | undefined,
): { name: Translated; contact: string | undefined } | undefined {
  const shown = firm.products.products.find(({ key }) => key === product)
  const service = firm.navigator.services.find(({ key }) => key === navService)
  if (shown) return { name: shown.name, contact: shown.contacts[0] }
  return service && { name: service.name, contact: service.team[0] }
}
