import { type NavAnswer } from '../../../../src/content/nav-answer'

export type Deadline = {
  amount: number
  unit: NonNullable<NavAnswer['deadlineUnit']> | undefined
  from: string | undefined
}

/** What was noted for readers of a change, with its language: English where there is no other. */
export type Note = { text: string; lang: string }
