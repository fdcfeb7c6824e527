/** Buttons that only a script can serve are hidden without one. */
export function startPageActions(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print], [data-copy]')) button.hidden = false
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest('[data-print]')) window.print()
    const copy = target?.closest<HTMLElement>('[data-copy]')
    if (copy) void copyLink(copy)
    const share = target?.closest<HTMLAnchorElement>('a[data-share]')
    if (share && !event.ctrlKey && !event.metaKey && !event.shiftKey && openSmall(share.href)) event.preventDefault()
  })
}

/** The size that networks draw their sharing page for. Where no window opens, the link works as a link. */
const openSmall = (url: string): boolean => {
  const opened = window.open(url, 'share', 'popup,width=626,height=436')
  if (opened) opened.opener = null
  return opened !== null
}

const shownFor = 3000

async function copyLink(button: HTMLElement): Promise<void> {
  const { copy = '', copied = '' } = button.dataset
  await navigator.clipboard.writeText(copy || location.href)
  const status = button.parentElement?.querySelector('[role=status]')
  if (!status) return
  status.textContent = copied
  setTimeout(() => (status.textContent = ''), shownFor)
}
