/**
 * Where a word stands in a record, in 32 bits: the attribute, the position within it, and whether the word is all that the
 * value says. Places of one record are in the order of its attributes.
 */
const positionBits = 24
export const mostPosition = 2 ** positionBits - 1
export const mostAttributes = 128
const wholeBit = 2 ** 31

type Place = { attribute: number; position: number; isWhole: boolean }

export const toPlace = ({ attribute, position, isWhole }: Place): number =>
  (isWhole ? wholeBit : 0) + attribute * (mostPosition + 1) + Math.min(position, mostPosition)

export const attributeOf = (place: number): number => (place & (wholeBit - 1)) >>> positionBits
export const positionOf = (place: number): number => place & mostPosition
export const isWhole = (place: number): boolean => place >= wholeBit
/** Attribute and position alone: two places of one attribute differ by the words between them. */
export const spotOf = (place: number): number => place & (wholeBit - 1)
/** Of two places, the one that answers better: the earlier attribute, all that its value says, the earlier position. */
export const isEarlier = (one: number, other: number): boolean =>
  attributeOf(one) < attributeOf(other) ||
  (attributeOf(one) === attributeOf(other) && (isWhole(one) || (!isWhole(other) && one < other)))
