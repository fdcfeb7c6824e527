/** Begins a page, or a part of it, at its heading, for screen readers. */
export function focusHeading(part: ParentNode | null = document.querySelector('main')): void {
  const heading = part?.querySelector<HTMLElement>('h1') ?? part?.querySelector<HTMLElement>('h2')
  // Not a stop of the tabulator, but a place where reading can begin.
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
