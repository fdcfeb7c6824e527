/** What the browser does not close by itself, or not well: a panel that was left by the keyboard, and one in which Escape is pressed. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = (): void => {
      if (panel.matches(':popover-open')) panel.hidePopover()
    }
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return
      if (relatedTarget.getAttribute('popovertarget') !== panel.id) close()
    })
    // Before the field hears of it: what it has open is closed first.
    panel.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !panel.matches(':popover-open')) return
        if (panel.querySelector('[aria-expanded=true], :popover-open')) return
        close()
        if (event.target instanceof HTMLInputElement) return
        // A browser closes a panel within another without giving back the focus.
        event.preventDefault()
        document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
      },
      true,
    )
  }
}
