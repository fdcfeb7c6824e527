/** Begins a page at its heading, for whoever listens to it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  // Not a stop of the tabulator, but a place where reading can begin.
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
