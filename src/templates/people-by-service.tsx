import { type PeopleProps } from '../plan/views/people'
import { People } from '../shell/list/people'
import { page, pageHead } from '../shell/page'

export default page<PeopleProps>(People)

export const Head = pageHead
