import { type ContentName, type ContentOf } from '../../content/all-types'
import { type Ref } from '../../content/ref'
import { defineOnce, defineOnceEach } from '../store/once'
import { type Reader } from '../store/reader'

/** A list in its order, of which pages show parts: a page changes when its part does, and not whenever the list does. */
export type LongList<Item> = {
  count: (read: Reader) => number
  part: (start: number, end: number, read: Reader) => Item[]
}

/** The name is its own among all that is made once. */
export const longList = <Name extends ContentName>(
  name: string,
  order: (read: Reader) => readonly Ref<Name>[],
): LongList<ContentOf<Name>> => {
  const count = defineOnce(`${name}: how many`, (own) => order(own).length)
  const part = defineOnceEach(`${name}: part`, (own, range: `${number} to ${number}`) => {
    const [start, end] = range.split(' to ').map(Number)
    return order(own).slice(start, end)
  })
  return {
    count: (read) => read.once(count),
    part: (start, end, read) => read.findAll(read.once(part(`${start} to ${end}`))),
  }
}

export const toRef = <Name extends ContentName>({ type, id }: { type: Name; id: number }): Ref<Name> => ({ type, id })
