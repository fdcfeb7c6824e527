import { act } from '@testing-library/react'

// In its first 100 ms an account's page asks for nothing again that it has been answered (K-6).
const answeredMs = 150

/** Waits until what was asked has an answer, and until a page asks again for what it has. */
export const untilAnswered = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, answeredMs)))
