import { createRandom } from '../demo/compose/random'
import { type NumberedItem } from '../demo/items/give-ids'
import { toParagraph } from './words'

export type Edit =
  | { edit: 'body' | 'rename'; collection: string; id: number; locale: string; values: Record<string, unknown> }
  | { edit: 'withdraw' | 'publish'; collection: string; id: number; locale: string }
  | { edit: 'move'; collection: 'pages'; id: number; parent: number | null }

type Asked = { seed: number; edits: number }

/** What editors do all day, in the order in which they do it: of twenty, twelve change a text, three publish, two withdraw … */
const deeds = Array.from('bbbbbbbbbbbbpppwwrmb') as ('b' | 'p' | 'w' | 'r' | 'm')[]

/** A row of edits that can be played again: each names its item by number. */
export function planEdits(items: readonly NumberedItem[], { seed, edits }: Asked): Edit[] {
  const written = items.filter(({ collection }) => ['articles', 'news', 'pages'].includes(collection))
  const pages = written.filter(({ collection }) => collection === 'pages')
  return Array.from({ length: edits }, (_, index): Edit => {
    const random = createRandom(`${seed}|edit|${index}`)
    const { collection, id, values } = random.pick(written)
    const [locale = 'en'] = Object.keys(values.live as object)
    const deed = random.pick(deeds)
    if (deed === 'm') return { edit: 'move', collection: 'pages', id: random.pick(pages).id, parent: null }
    if (deed === 'r') return { edit: 'rename', collection, id, locale, values: { slug: `renamed-${index}-${id}` } }
    if (deed === 'b')
      return { edit: 'body', collection, id, locale, values: { summary: toParagraph(random, 'en').slice(0, 400) } }
    return { edit: deed === 'p' ? 'publish' : 'withdraw', collection, id, locale }
  })
}
