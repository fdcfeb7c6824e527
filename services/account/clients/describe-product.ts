import { type LocaleIn } from '../../../src/config/locales'
import { type Directory } from './directory'

export const productKinds = ['TOOL', 'NAVIGATOR', 'EVERY_SERVICE', 'OTHER'] as const

export type DescribedProduct = {
  kind: (typeof productKinds)[number]
  /** What it is called in public; what has no page has no name. */
  name: string | undefined
  path: string | undefined
  /** The numbers of the people of the firm who look after it. */
  contacts: readonly number[]
}

type Asked = { directory: Directory; locale: LocaleIn<'main'> }

const nameless = { name: undefined, path: undefined, contacts: [] }

/** What a permission opens, by the public page of it. */
export function describePermission(permission: string, { directory, locale }: Asked): DescribedProduct {
  if (permission === '*') return { ...nameless, kind: 'EVERY_SERVICE' }
  for (const type of ['product', 'nav-service'] as const) {
    const found = directory.findByPermission(type, permission, locale)
    if (found) return describe(found)
  }
  return { ...nameless, kind: 'OTHER' }
}

type Subscribed = { product: number | undefined; navService: number | undefined }

/** What is subscribed to, and the permission that opens it. */
export function describeSubscribed(subscribed: Subscribed, { directory, locale }: Asked) {
  const { product = 0, navService = 0 } = subscribed
  const found = directory.find('product', product, locale) ?? directory.find('nav-service', navService, locale)
  const isService = subscribed.navService !== undefined
  if (!found) return { ...nameless, kind: isService ? 'NAVIGATOR' : 'OTHER', permission: undefined } as const
  return { ...describe(found), permission: found.permissionKey }
}

type Found = NonNullable<ReturnType<Directory['findByPermission']>>

function describe(found: Found): DescribedProduct {
  if (found.type === 'nav-service') {
    return { kind: 'NAVIGATOR', name: found.name, path: found.path, contacts: found.team.map(({ id }) => id) }
  }
  const { title: name, path, contacts, kind } = found
  return { kind: kind === 'tool' ? 'TOOL' : 'NAVIGATOR', name, path, contacts: contacts.map(({ id }) => id) }
}
