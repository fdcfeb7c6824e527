import { type Locale } from '../../config/locales'
import { hasPage } from '../../content/all-types'
import { type Address, isIn, type RouteId } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { match } from '../../routes/match'
import { type NearestPage } from '../../shell/plan-languages'
import { type Link } from '../../ui/link'
import { defineOnceEach } from '../store/once'
import { type Reader } from '../store/reader'
import { findView } from '../views/all-views'

type Place = { address: Address; above: readonly Link[] }

/**
 * What comes closest, in a language, to a page that is not there in it: the same part of a list, or the lowest of the
 * pages above it.
 */
export function findNearest({ address, above }: Place, locale: Locale, read: Reader): NearestPage | undefined {
  const part = findListed(address, locale, read)
  if (part !== undefined) return { href: part, isPart: true }
  for (const link of [...above].reverse()) {
    const over = match(link.href)
    const href = over && (findListed(over, locale, read) ?? findEdition(link.href, locale, read))
    if (href !== undefined) return { href, isPart: false }
  }
  return undefined
}

/** A page that no single item stands for has the same parameters in every language. */
function findListed(address: Address, locale: Locale, read: Reader): string | undefined {
  if (!findView(address.route)?.find || !isIn(address.route, locale)) return undefined
  const path = hrefOf({ ...address, locale } as Address)
  return read.inLocale(locale).once(isListed(path)) ? path : undefined
}

const listedPaths = defineOnceEach('pages of', (own, route: RouteId) => findView(route)?.find?.(own).map(hrefOf) ?? [])
const isListed = defineOnceEach('whether there is', (own, path: string) => {
  const address = match(path)
  return address !== undefined && own.once(listedPaths(address.route)).includes(path)
})

function findEdition(path: string, locale: Locale, read: Reader): string | undefined {
  const document = read.at(path)
  const edition = document && read.inLocale(locale).find(document)
  return edition && hasPage(edition) ? edition.path : undefined
}
