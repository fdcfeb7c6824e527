import { toEditions } from './editions'
import { type DemoItem, findRef, refs } from './item'
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
    const { name } = [...source.firm.products.products, ...source.firm.navigator.services].find(
      (one) => one.key === (product ?? navService),
    ) ?? { name: title }
    return {
      collection: 'marketing-pages',
      key,
      values: {
        ...toEditions(source, {
          collection: 'marketing-pages',
          key,
          names: title,
          facts: (locale) => ({ name: nameIn(title, locale), product: nameIn(name, locale) }),
        }),
        title,
        product: findRef('products', product),
        navService: findRef('nav-services', navService),
      },
    }
  })
