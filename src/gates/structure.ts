import { say } from '../content/faults'
import { type Finding, type Gate } from './gate'
import { type Html, idsOf, named } from './read-html'

/** One heading that names the page, one main part, and names for what there is more than one of. */
export const structureGate: Gate = {
  name: 'structure',
  find: ({ html, context: { title } }) => [
    ...countIs(html, 'h1', title),
    ...countIs(html, 'main'),
    ...repeated(idsOf(html)).map((id) => ({ ...say('same-id', id), needle: id })),
    ...named(html, 'nav')
      .filter(({ attributes }) => !('aria-label' in attributes) && !('aria-labelledby' in attributes))
      .map(() => ({ ...say('nameless-nav'), field: 'frame' })),
    ...pointless(html),
  ],
}

function countIs(html: Html, name: string, needle?: string): Finding[] {
  const count = named(html, name).length
  return count === 1
    ? []
    : [{ ...say('not-once', String(count), name), field: name, ...(needle === undefined ? {} : { needle }) }]
}

function repeated(ids: readonly string[]): string[] {
  const [once, more] = [new Set<string>(), new Set<string>()]
  for (const id of ids) (once.has(id) ? more : once).add(id)
  return [...more]
}

const referring = ['aria-labelledby', 'aria-describedby', 'for', 'popovertarget']

/** What is said to be labelled or described by something needs that thing. */
function pointless(html: Html): Finding[] {
  const ids = new Set(idsOf(html))
  const tags = html.tags.filter(({ attributes }) => referring.some((attribute) => attributes[attribute] !== undefined))
  return tags.flatMap(({ name, attributes }) =>
    referring
      .flatMap((attribute) => attributes[attribute]?.split(/\s+/) ?? [])
      .filter((id) => id !== '' && !ids.has(id))
      .map((id) => ({ ...say('dead-reference', name, id), field: name })),
  )
}
