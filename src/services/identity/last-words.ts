import { z } from 'zod'
import { openStorage, parseJson } from './storage'

const denied = z.object({ code: z.string(), description: z.string(), locale: z.string(), reference: z.string() })

export type Denied = z.output<typeof denied>

const store = () => openStorage(() => sessionStorage)

/** Why the last sign-in of this tab failed: all that the page about it reads. */
export const lastDenied = {
  note: (error: Denied): void => store().set('access-denied', JSON.stringify(error)),
  read: (): Denied | undefined => denied.safeParse(parseJson(store().get('access-denied'))).data,
  clear: (): void => store().remove('access-denied'),
}

/** The page that was left when a session could not be kept up. `src/enhance` says so on the page that follows. */
export const lostKey = 'session-lost'
export const lastLost = {
  note: (returnTo: string): void => store().set(lostKey, returnTo),
}
