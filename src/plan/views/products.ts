import { type OfferedProduct } from '../../access/offered-product'
import { toProductDoor } from '../../access/product-door'
import { type Product } from '../../content/product'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { offeredIn } from '../show/offered-in'
import { parentsOf } from '../show/parents'
import { showPeople } from '../show/person'
import { type Reader } from '../store/reader'
import { type Asked, type Shown, view } from '../view'

type MainLocale = Address<'products'>['locale']

export type ProductsProps = Intro & { tools: IndexRow[]; features: IndexRow[] }

const toRow = ({ path, title, summary }: Product): IndexRow => ({
  href: path,
  title,
  ...(summary === undefined ? {} : { summary }),
})

const topmost = (read: Reader): Product[] => read.all('product').filter(({ parent }) => parent === undefined)

export const linkToProducts = (locale: MainLocale): Link => ({
  href: href('products', locale),
  text: mainWords(locale)('products.title'),
})

export const productsView = view<'products', ProductsProps>({
  route: 'products',
  find: findFixed('products'),
  show: ({ address, document }, read) => {
    const words = mainWords(address.locale)
    const own = { title: words('products.title'), standfirst: words('products.lead') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const products = topmost(read)
    return {
      ...shown,
      above: [],
      props: {
        ...intro,
        tools: products.filter(({ isFeature }) => !isFeature).map(toRow),
        features: products.filter(({ isFeature }) => isFeature).map(toRow),
      },
    }
  },
})

export type ProductProps = {
  slug: string
  standfirst: string | undefined
  body: ShownBlock[]
  parts: IndexRow[]
  more: IndexRow[]
  contacts: PersonEntry[]
  /** Where those who have an account open it. */
  access: Link | undefined
}

const childrenOf = (product: Product, read: Reader): Product[] =>
  read.naming('product', product).filter(({ parent }) => parent?.id === product.id)

function doorOf({ launchUrl, permissionKey }: Product, locale: MainLocale): Link | undefined {
  if (launchUrl === undefined) return undefined
  const text = mainWords(locale)('products.access')
  const door = permissionKey === undefined ? href('access-the-tool', locale) : toProductDoor(locale, permissionKey)
  return { href: door, text }
}

function productProps(product: Product, read: Reader): ProductProps {
  const locale = product.locale as MainLocale
  return {
    slug: product.slug,
    standfirst: product.summary,
    body: showBody(product.body, read),
    parts: childrenOf(product, read).map(toRow),
    more: read
      .naming('marketing-page', product)
      .map(({ path, title, summary }) => ({ href: path, title, ...(summary === undefined ? {} : { summary }) })),
    contacts: showPeople(product.contacts, read),
    access: doorOf(product, locale),
  }
}

function showProduct({ address, document }: Asked<'product' | 'feature'>, read: Reader) {
  if (document?.type !== 'product') return undefined
  return {
    ...showDocument(document, read),
    above: [linkToProducts(address.locale), ...parentsOf(document, read)],
    props: productProps(document, read),
  } satisfies Shown<ProductProps>
}

export const productView = view<'product', ProductProps>({ route: 'product', show: showProduct })

export const featureView = view<'feature', ProductProps>({ route: 'feature', show: showProduct })

export const disputesAviatorView = view<'disputes-aviator', ProductProps>({
  route: 'disputes-aviator',
  find: findFixed('disputes-aviator'),
  show: ({ address, document }, read) => {
    const words = mainWords(address.locale)
    const own = { title: words('products.aviator'), standfirst: words('products.aviator-lead') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const standing = { slug: 'disputes-aviator', parts: [], more: [], contacts: [], access: undefined }
    const product = document?.type === 'product' ? productProps(document, read) : standing
    return {
      ...shown,
      above: [linkToProducts(address.locale)],
      props: { ...product, ...intro },
    }
  },
})

export type AccessProps = Intro & { tools: IndexRow[]; products: OfferedProduct[] }

export const accessTheToolView = view<'access-the-tool', AccessProps>({
  route: 'access-the-tool',
  find: findFixed('access-the-tool'),
  show: ({ address, document }, read) => {
    const words = mainWords(address.locale)
    const own = { title: words('products.access'), standfirst: words('products.access-lead') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    return {
      ...shown,
      above: [linkToProducts(address.locale)],
      props: {
        ...intro,
        tools: read
          .all('product')
          .filter(({ launchUrl }) => launchUrl !== undefined)
          .map(toRow),
        products: offeredIn(read),
      },
    }
  },
})
