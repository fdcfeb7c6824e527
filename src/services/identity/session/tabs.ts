/** What the tabs of a browser tell each other. A session may be over by it: nobody is ever signed in by a message. */
export type Tabs = { tellSignedOut: () => void; close: () => void }

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>
type Options = { page: Page; channel: BroadcastChannel | undefined; flagKey: string; onChange: () => void }

const signedOut = 'signed-out'

/** By two ways, since a browser may close either: a channel, and the storage from which the flag goes. */
export function openTabs({ page, channel, flagKey, onChange }: Options): Tabs {
  const hearStorage = ({ key }: StorageEvent): void => {
    // Without a key everything was cleared.
    if (key === flagKey || key === null) onChange()
  }
  const hearChannel = ({ data }: MessageEvent): void => {
    if (data === signedOut) onChange()
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
