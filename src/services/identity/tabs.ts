/** What the tabs of a browser tell each other. Only that a session is over: nobody is ever signed in by a message. */
export type Tabs = { tellSignedOut: () => void; close: () => void }

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>
type Options = { page: Page; channel: BroadcastChannel | undefined; flagKey: string; onSignedOut: () => void }

const signedOut = 'signed-out'

/** By two ways, since a browser may close either: a channel, and the storage from which the flag goes. */
export function openTabs({ page, channel, flagKey, onSignedOut }: Options): Tabs {
  const hearStorage = ({ key, newValue }: StorageEvent): void => {
    // Without a key everything was cleared.
    if ((key === flagKey && newValue === null) || key === null) onSignedOut()
  }
  const hearChannel = ({ data }: MessageEvent): void => {
    if (data === signedOut) onSignedOut()
  }
  page.addEventListener('storage', hearStorage as EventListener)
  channel?.addEventListener('message', hearChannel)
  return {
    tellSignedOut: () => channel?.postMessage(signedOut),
    close: () => {
      page.removeEventListener('storage', hearStorage as EventListener)
      channel?.close()
    },
  }
}
