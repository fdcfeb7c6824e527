import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** Somebody with a mouse and a keyboard. */
export const user = userEvent.setup({
  delay: null,
  // No styles are loaded here that could keep a pointer away.
  pointerEventsCheck: PointerEventsCheckLevel.Never,
  // Whatever a field accepts, a browser lets people choose any file.
  applyAccept: false,
})

/** Types into a field, or chooses from a list, in the place of what is there. */
export async function enter(field: HTMLElement, value: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, value)
  await user.clear(field)
  if (value !== '') await user.type(field, value)
}
