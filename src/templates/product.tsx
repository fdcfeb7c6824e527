import { type ProductProps } from '../plan/views/products'
import { page, pageHead } from '../shell/page'
import { Product } from '../shell/products/product'

export default page<ProductProps>(Product)

export const Head = pageHead
