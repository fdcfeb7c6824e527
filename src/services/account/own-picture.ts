const channelName = 'own-picture'

/** Says in every tab of this browser that somebody's photograph is another one now. */
export function tellOwnPicture(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Hears of it, from this tab too. */
export function hearOwnPicture(listen: () => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  new BroadcastChannel(channelName).addEventListener('message', listen)
}
