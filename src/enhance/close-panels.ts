/** What the browser does not close by itself: a panel that was left by the keyboard, and that of a field that takes Escape. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = (): void => {
      if (panel.matches(':popover-open')) panel.hidePopover()
    }
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return
      if (relatedTarget.getAttribute('popovertarget') !== panel.id) close()
    })
    // Before the field hears of it: what it has open is closed first. Elsewhere the browser closes the topmost panel alone.
    panel.addEventListener(
      'keydown',
      ({ key, target }) => {
        const isTaken = target instanceof HTMLInputElement
        if (key === 'Escape' && isTaken && !panel.querySelector('[aria-expanded=true]')) close()
      },
      true,
    )
  }
}
