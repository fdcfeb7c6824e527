import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'

export const forEditors = 'Only an editor can see who comes to an event.'

/** Who may see and write to the people who come: those who answer for the event on the site. */
export const isAtDesk = (user: unknown): boolean => mayDo(rolesOf(user), 'publish')
