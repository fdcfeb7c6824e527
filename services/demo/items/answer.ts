import { type Answers } from '../words/read-words'
import { type Translated } from './item'

export type Facts = Extract<Answers, { isFacts: true }>['answers'][string]
export type Version = Facts['earlier'][number]
/** What one version of an answer says, in each of its languages. */
export type Told = Translated<{ short: string; detail: string }>
export type Answer = {
  facts: Omit<Facts, 'earlier' | 'short' | 'detail'>
  told: Told
  earlier: { facts: Omit<Version, 'short' | 'detail'>; told: Told }[]
}
export type Cell = { service: string; jurisdiction: string; question: string }
