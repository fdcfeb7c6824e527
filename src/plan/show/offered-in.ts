import { type OfferedProduct } from '../../access/offered-product'
import { type Reader } from '../store/reader'

/** What a permission opens, never the address at which it is opened. */
export const offeredIn = (read: Reader): OfferedProduct[] => [
  ...read
    .all('product')
    .flatMap(({ permissionKey: permission, title: name, path: href }) =>
      permission === undefined ? [] : [{ kind: 'tool' as const, permission, name, href }],
    ),
  ...read
    .all('nav-service')
    .map(({ permissionKey: permission, name, path: href }) => ({ kind: 'navigator' as const, permission, name, href })),
]
