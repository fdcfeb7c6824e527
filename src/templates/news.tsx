import { type NewsProps } from '../plan/views/news'
import { News } from '../shell/list/news'
import { page, pageHead } from '../shell/page'

export default page<NewsProps>(News)

export const Head = pageHead
