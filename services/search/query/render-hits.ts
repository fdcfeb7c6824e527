import { recordOf, type Segment } from '../engine/segments/segment'
import { type Matches } from './find-matches'
import { type SearchParameters } from './parameters'
import { mapReadable, pickAttributes } from './pick-attributes'
import { highlight, type Rendering, snippet } from './render-marks'

type Page = Pick<Matches, 'docs' | 'plan' | 'findMarks'> & { parameters: SearchParameters; withheld: readonly string[] }
export type Hit = { objectID: string } & Record<string, unknown>

const usualSnippet = 10

export function renderHits(segment: Segment, { docs, plan, findMarks, parameters, withheld }: Page): Hit[] {
  const rendering = {
    find: findMarks,
    words: plan.slots.map(({ word }) => word.text),
    before: parameters.highlightPreTag ?? '<em>',
    after: parameters.highlightPostTag ?? '</em>',
    ellipsis: parameters.snippetEllipsisText ?? '…',
  }
  const highlighted = chooseHighlighted(segment, parameters)
  return Array.from(docs, (doc) => {
    const { objectID, ...record } = recordOf(segment, doc)
    return {
      ...pickAttributes(record, { asked: parameters.attributesToRetrieve, withheld }),
      objectID,
      ...renderHighlights(pickAttributes(record, { asked: highlighted, withheld }), rendering),
      ...renderSnippets(record, { parameters, withheld, rendering }),
    }
  })
}

function chooseHighlighted({ plan }: Segment, { attributesToHighlight }: SearchParameters): string[] {
  if (attributesToHighlight) return attributesToHighlight
  return plan.attributes.length === 0 ? ['*'] : plan.attributes.map(({ path }) => path)
}

function renderHighlights(picked: Record<string, unknown>, rendering: Rendering): Record<string, unknown> {
  if (Object.keys(picked).length === 0) return {}
  return { _highlightResult: mapReadable(picked, (text) => highlight(text, rendering)) }
}

type Snippets = Pick<Page, 'parameters' | 'withheld'> & { rendering: Rendering }

/** "body:20" is twenty words of the body. */
function renderSnippets(
  record: Record<string, unknown>,
  { parameters, withheld, rendering }: Snippets,
): Record<string, unknown> {
  const asked = (parameters.attributesToSnippet ?? []).map((each) => {
    const [, path = '', words] = /^(.*?)(?::(\d+))?$/.exec(each) ?? []
    return { path, words: words === undefined ? usualSnippet : Number(words) }
  })
  if (asked.length === 0) return {}
  const parts = asked.map(({ path, words }) =>
    mapReadable(pickAttributes(record, { asked: [path], withheld }), (text) => snippet(text, words, rendering)),
  )
  return { _snippetResult: Object.assign({}, ...parts) as unknown }
}
