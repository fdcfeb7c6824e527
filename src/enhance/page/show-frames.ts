/** What comes from elsewhere is offered where a script can show it, and fetched when a reader asks for that one. */
export function showFrames(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-show-frame], [data-frame-notice]')) {
    offer.hidden = false
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-show-frame]') : null
    const figure = button?.closest('figure')
    const frame = figure?.querySelector<HTMLIFrameElement>('[data-frame]')
    if (!button || !frame) return
    frame.src = frame.dataset['frame'] ?? ''
    frame.hidden = false
    button.hidden = true
    figure?.querySelector('[data-frame-notice]')?.remove()
    frame.focus()
  })
}
