import { say } from '../content/faults'
import { toHashSource } from '../plan/to-hash-source'
import { type Finding, type Gate } from './gate'
import { contentOf, named, type Tag } from './read-html'

/** Nothing in a page becomes code, or a style, but what the policy knows. */
export const safetyGate: Gate = {
  name: 'inline code',
  find: ({ path, html }, { scriptsAt }) => [
    ...named(html, 'script')
      .filter((tag) => runs(tag) && !scriptsAt(path).includes(toHashSource(contentOf(html, tag))))
      .map((tag) => ({
        ...say('no-hash', contentOf(html, tag).slice(0, 60)),
        field: 'script',
      })),
    ...html.tags.filter(isMore).flatMap(({ name, attributes }): Finding[] =>
      Object.keys(attributes)
        .filter(isCode)
        .map((attribute) => ({ ...say('bad-attribute', name, attribute), field: name })),
    ),
    ...named(html, 'a', 'form').flatMap(({ attributes: { href = '', action = '' } }): Finding[] =>
      /^\s*(?:javascript|data|vbscript):/i.test(href + action)
        ? [{ ...say('code-link', `${href}${action}`), needle: href }]
        : [],
    ),
  ],
}

const isCode = (attribute: string): boolean => attribute === 'style' || attribute.startsWith('on')

function isMore({ attributes }: Tag): boolean {
  for (const attribute in attributes) if (isCode(attribute)) return true
  return false
}

const runs = ({ attributes: { src, type = '' } }: Tag): boolean =>
  src === undefined && !/^application\/(ld\+)?json$/.test(type)
