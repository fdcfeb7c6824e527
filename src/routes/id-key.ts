import { type Address } from './address'
import { type Pair } from './placeholders'

// What an editor may change without making it another page.
const spoken = ['slug', 'root']

/** What an address with a number means, whatever its slugs say; undefined for the others. */
export function toIdKey({ route, locale, params }: Address): string | undefined {
  const { id, trail } = params as { id?: number; trail?: readonly Pair[] }
  const number = id ?? trail?.at(-1)?.id
  if (number === undefined) return undefined
  const rest = Object.entries(params).filter(([name]) => ![...spoken, 'trail', 'id'].includes(name))
  return [route, locale, number, ...rest.map(([, value]) => String(value))].join(' ')
}
