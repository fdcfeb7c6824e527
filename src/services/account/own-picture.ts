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

/** Puts a photograph before the name that a link says, or takes it away; what the link says stays as it is. */
export function hangPicture(link: HTMLElement, address: string | undefined): void {
  link.toggleAttribute('data-picture', address !== undefined)
  if (address === undefined) link.style.removeProperty('--own-picture')
  else link.style.setProperty('--own-picture', `url(${JSON.stringify(address)})`)
}
