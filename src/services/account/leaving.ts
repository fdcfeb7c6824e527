type Close = () => Promise<void>

const closers = new Set<Close>()

/** What is to be closed when the person who is here leaves, for whom it was opened. */
export const whenLeft = (close: Close): void => void closers.add(close)

/** Somebody has left, and nothing of theirs is shown any more: what was opened for them is closed. */
export async function leaveAccount(): Promise<void> {
  const left = [...closers]
  closers.clear()
  await Promise.all(left.map((close) => close()))
}
