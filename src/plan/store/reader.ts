import { type Locale } from '../../config/locales'
import { type ContentDocument, type ContentName, type ContentOf, type PageDocument } from '../../content/all-types'
import { type Ref } from '../../content/ref'
import { soonestOf } from '../parts/soonest-of'
import { type Content, keys } from './content'
import { type Made } from './made-once'
import { type Clock, type Readings } from './readings'

/** What is made once for all pages, and the name under which it is kept. */
export type Once<Made> = Readonly<{ name: string; make: (read: Reader) => Made }>

/** What a view reads through. It remembers what it was asked, because a page changes when one of those answers does. */
export type Reader = {
  readonly locale: Locale
  /** The same in another language; what it is asked is remembered with the rest. */
  inLocale: (locale: Locale) => Reader
  /** An item in this language, if it is live in it. */
  find: <Name extends ContentName>(ref: { type: Name; id: number } | undefined) => ContentOf<Name> | undefined
  /** Those of several items that are live in this language, in their order. */
  findAll: <Name extends ContentName>(refs: readonly { type: Name; id: number }[]) => ContentOf<Name>[]
  /** Every item of a type in this language. */
  all: <Name extends ContentName>(type: Name) => ContentOf<Name>[]
  /** The items of a type that name another, in any of their fields. */
  naming: <Name extends ContentName>(type: Name, ref: Ref) => ContentOf<Name>[]
  /** Every edition of an item, whatever its language. */
  editionsOf: (ref: Ref) => ContentDocument[]
  /** The item whose page is at a path. */
  at: (path: string) => PageDocument | undefined
  /**
   * What many pages make of long lists, made once for all of them (`defineOnce`). A page that asks for it changes only when
   * what it says does, so it says little: numbers and names, not documents.
   */
  once: <Made>(defined: Once<Made>) => Made
  /** Whether an instant lies behind; while it does not, the page changes when it comes. Days begin at midnight in UTC. */
  isPast: (moment: string) => boolean
}

type Opened = { read: Reader; readings: Readings }
type Source = { content: Content; clock: Clock; readings: Readings }

export function openReader(content: Content, clock: Clock, locale: Locale): Opened {
  const readings: Readings = { keys: new Set(), until: undefined }
  return { read: toReader({ content, clock, readings }, locale), readings }
}

function toReader(source: Source, locale: Locale): Reader {
  const { content, clock, readings } = source
  const ask = (key: string): ContentDocument[] => {
    readings.keys.add(key)
    // A list of its own: the caller may sort it.
    return [...content.read(key)]
  }
  const find = <Name extends ContentName>(ref: { type: Name; id: number } | undefined) =>
    ref && (ask(keys.edition(ref, locale))[0] as ContentOf<Name> | undefined)
  return {
    locale,
    inLocale: (other) => toReader(source, other),
    find,
    findAll: (refs) => refs.flatMap((ref) => find(ref) ?? []),
    all: <Name extends ContentName>(type: Name) => ask(keys.all(type, locale)) as unknown as ContentOf<Name>[],
    naming: <Name extends ContentName>(type: Name, ref: Ref) =>
      ask(keys.naming(type, ref, locale)) as unknown as ContentOf<Name>[],
    editionsOf: (ref) => ask(keys.editions(ref)),
    at: (path) => ask(keys.path(path))[0] as PageDocument | undefined,
    once: <Made>({ name, make }: Once<Made>) => {
      const key = keys.once(name, locale)
      readings.keys.add(key)
      const made = content.once.find(key, clock, (at) => makeOf(make, openReader(content, at, locale)))
      if (made.error) throw made.error
      return made.value as Made
    },
    isPast: (moment) => {
      const instant = new Date(moment).toISOString()
      if (instant <= clock.now) return true
      readings.until = soonestOf([readings.until, instant])
      return false
    },
  }
}

/** What it makes, or why it could not; what that depends on is known in both cases. */
function makeOf(make: (read: Reader) => unknown, { read, readings }: Opened): Made {
  try {
    return { value: make(read), readings }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)), readings }
  }
}
