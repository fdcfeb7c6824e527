import { type Answers } from '../words/read-words'
import { type Translated } from './item'

export type Facts = Extract<Answers, { isFacts: true }>['answers'][string]
export type Version = Facts['earlier'][number]
/** What one version of an answer says in each of its languages, and what is noted of the change to it. */
export type Told = Translated<{ short: string; detail: string; note?: string | undefined }>
export type Answer = {
  facts: Omit<Facts, 'earlier' | 'short' | 'detail' | 'note'>
  told: Told
  earlier: { facts: Omit<Version, 'short' | 'detail' | 'note'>; told: Told }[]
}
export type Cell = { service: string; jurisdiction: string; question: string }
