/** An address that leads to something of which a part is folded opens that part: who follows it wants to read it. */
export function openTarget(): void {
  const open = (): void => document.querySelector(':target')?.querySelector('details')?.setAttribute('open', '')
  open()
  window.addEventListener('hashchange', open)
}
