import { type PlaceEntry } from './place-entries'

/** What a letter says, without the frame around it. Facts are a list of names and values. */
export type Said = {
  subject: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [name: string, value: string])[]
  /** What leads to pages, under headings. */
  sections?: readonly Section[]
  /** The one thing that its reader is asked to do. */
  action?: Link
  /** Of which regular letters it is one, and where one press ends them. */
  listOf?: { name: string; stop: string }
  /** Why somebody has it, where that is not something that they did; and where they change that. */
  ending?: { text: string; links: readonly Link[] }
  /** Whom an answer goes to, where that is not the firm. */
  replyTo?: string | undefined
  /** What its reader's calendar shows from now on. */
  entry?: PlaceEntry | undefined
}

export type Link = { title: string; url: string; notes?: readonly string[] }
/** Its text, if it has one, stands before what it leads to. */
export type Section = { heading: string; text?: string; links: readonly Link[] }
