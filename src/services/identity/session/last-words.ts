import * as z from 'zod/mini'
import { storedName } from '../../../config/stored-keys'
import { openStorage, parseJson } from '../storage'

const denied = z.object({
  code: z.string(),
  description: z.string(),
  locale: z.string(),
  reference: z.string(),
  /** The organisation that the sign-in was for: another try is for the same. */
  organization: z.optional(z.string()),
})

export type Denied = z.output<typeof denied>

const store = () => openStorage(() => sessionStorage)
const deniedKey = storedName('access-denied')

/** Why the last sign-in of this tab failed: all that the page about it reads. */
export const lastDenied = {
  note: (error: Denied): void => store().set(deniedKey, JSON.stringify(error)),
  read: (): Denied | undefined => denied.safeParse(parseJson(store().get(deniedKey))).data,
  clear: (): void => store().remove(deniedKey),
}

/** The page that was left when a session could not be kept up. `src/enhance` says so on the page that follows. */
export const noteLost = (returnTo: string): void => store().set(storedName('session-lost'), returnTo)

/** Anyone who comes back from signing in begins at the heading of the page. */
export const noteArrival = (): void => store().set(storedName('focus-heading'), 'yes')
