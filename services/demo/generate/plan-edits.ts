import { type Locale } from '../../../src/config/locales'
import { createRandom, type Random } from '../compose/random'
import { type NumberedItem } from '../items/give-ids'
import { localesOf, type Translated, type Values } from '../items/item'
import { toAnswer } from './plan-ground'
import { toParagraph, toTitle } from './words'

/** What an editor does to an item; one that is new has no number yet. */
export type Edit = {
  edit: 'write' | 'publish' | 'withdraw' | 'rename' | 'move' | 'answer' | 'menu'
  collection: string
  id?: number
  locale: Locale
  values: Values
}

type Asked = { seed: number; edits: number }
type Editing = { random: Random; index: number; items: readonly NumberedItem[] }

/** What editors do all day, in the order in which they do it: of twenty, twelve change a text, three publish something new … */
const actions = [
  ...Array.from({ length: 12 }, () => rewrite),
  ...Array.from({ length: 3 }, () => publishNew),
  ...Array.from({ length: 2 }, () => withdraw),
  rename,
  move,
  change,
]

/** A row of edits that can be played again: each names its item by number. */
export function planEdits(items: readonly NumberedItem[], { seed, edits }: Asked): Edit[] {
  return Array.from({ length: edits }, (_, index): Edit => {
    const random = createRandom(`${seed}|edit|${index}`)
    return random.pick(actions)({ random, index, items })
  })
}

const pickOf = ({ items, random }: Editing, ...collections: string[]): NumberedItem =>
  random.pick(items.filter(({ collection }) => collections.includes(collection)))

const pickWritten = (editing: Editing): NumberedItem => pickOf(editing, 'articles', 'news', 'pages')

const firstLocaleOf = ({ values }: NumberedItem): Locale => localesOf(values.live as Translated<boolean>)[0] ?? 'en'

const editOf = (edit: Edit['edit'], item: NumberedItem, values: Values): Edit => ({
  edit,
  collection: item.collection,
  id: item.id,
  locale: firstLocaleOf(item),
  values,
})

function rewrite(editing: Editing): Edit {
  const item = pickWritten(editing)
  return editOf('write', item, { summary: toParagraph(editing.random, firstLocaleOf(item)).slice(0, 400) })
}

function publishNew({ random, index }: Editing): Edit {
  const title = `${toTitle(random, 'en', 4)} ${index}`
  const values = { title, slug: `new-${index}`, summary: toParagraph(random, 'en').slice(0, 400) }
  return { edit: 'publish', collection: 'news', locale: 'en', values: { ...values, publishedOn: '2026-03-02' } }
}

function withdraw(editing: Editing): Edit {
  return editOf('withdraw', pickWritten(editing), {})
}

function rename(editing: Editing): Edit {
  const item = pickWritten(editing)
  return editOf('rename', item, { slug: `renamed-${editing.index}-${item.id}` })
}

/** To the top, or below a page that was made before it: never below itself. */
function move(editing: Editing): Edit {
  const page = pickOf(editing, 'pages')
  const parent = editing.random.isLucky(50) ? null : pickOf(editing, 'pages').id
  return editOf('move', page, { parent: parent !== null && parent < page.id ? parent : null })
}

/** What the law says, and now and then what every page leads to. */
function change(editing: Editing): Edit {
  const { random, index } = editing
  if (random.isLucky(20)) {
    const menu = pickOf(editing, 'menus')
    const [first] = menu.values.entries as { label: Translated; target: unknown }[]
    return editOf('menu', menu, { entries: [{ label: `${toTitle(random, 'en', 2)} ${index}`, target: first?.target }] })
  }
  const { shortAnswer, status, version } = toAnswer(random, index + 2)
  const { en } = shortAnswer as Translated
  return editOf('answer', pickOf(editing, 'nav-answers'), { shortAnswer: en, status, version })
}
