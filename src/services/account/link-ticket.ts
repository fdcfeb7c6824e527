import * as z from 'zod/mini'
import { storedName } from '../../config/stored-keys'
import { openStorage, parseJson } from '../identity/storage'

const kept = z.object({
  ticket: z.string(),
  /** The account that the next sign-in of this tab is to open as well, and what its person is called. */
  of: z.string(),
  name: z.string(),
  endsAt: z.string(),
})

export type LinkTicket = z.output<typeof kept>

const store = () => openStorage(() => sessionStorage)
const key = storedName('link-ticket')

/** What somebody takes along in this tab to a sign-in by another way. */
export const linkTicket = {
  keep: (ticket: LinkTicket): void => store().set(key, JSON.stringify(ticket)),
  read: (now: Date = new Date()): LinkTicket | undefined => {
    const found = kept.safeParse(parseJson(store().get(key))).data
    return found && Date.parse(found.endsAt) > now.getTime() ? found : undefined
  },
  forget: (): void => store().remove(key),
}
