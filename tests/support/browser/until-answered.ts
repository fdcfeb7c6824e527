import { act } from '@testing-library/react'
import { network } from '../account/account-screen'

// In its first 100 ms an account's page asks for nothing again that it has been answered (K-6).
const answeredMs = 150
// Questions are collected for 10 ms: what an answer brings about is asked within this time, however slow the machine is.
const quietMs = 25

const wait = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)))

/** Waits until everything is answered, and the answers have brought about no other question. */
export async function untilQuiet(): Promise<void> {
  let asked: number
  do {
    asked = network.sent.length
    await wait(quietMs)
  } while (network.sent.length > asked)
}

/** Waits until what was asked has an answer, and until a page asks again for what it has. */
export async function untilAnswered(): Promise<void> {
  await wait(answeredMs)
  await untilQuiet()
}
