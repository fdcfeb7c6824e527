import { say } from '../content/faults'
import { isListedHead } from '../plan/plan-sitemaps'
import { decodePath } from '../routes/href'
import { type Head, type HeadTag } from '../shell/head/plan-head'
import { type Finding, type Gate } from './gate'
import { contentOf, decode, type Html, named } from './read-html'

/** What stands in every head, whatever the page. */
const constant =
  /^meta (?:.* )?(?:charset=|http-equiv=|name="(?:generator|viewport|color-scheme)")|^link .*rel="(?:icon|apple-touch-icon|manifest|preload|stylesheet)"/

const write = (name: string, attributes: Readonly<Record<string, string>>): string =>
  [
    name,
    ...Object.entries(attributes)
      .filter(([key]) => !key.startsWith('data-'))
      .map(([key, value]) => `${key}="${value}"`)
      .sort(),
  ].join(' ')

/** A head says what the plan says: nothing else, nothing twice. */
export const headGate: Gate = {
  name: 'heads',
  find: ({ html, context: { head } }) => {
    const [root] = named(html, 'html')
    const [title] = named(html, 'title')
    const said = title ? decode(contentOf(html, title)) : ''
    return [
      ...(['lang', 'dir'] as const)
        .filter((name) => root?.attributes[name] !== head[name])
        .map((name) => differs(name, root?.attributes[name], head[name])),
      ...(said === head.title ? [] : [differs('title', said, head.title)]),
      ...compare(writtenIn(html), head.tags.map(toText)),
    ]
  },
}

const differs = (field: string, said = 'nothing', planned: string): Finding => ({
  ...say('other-head', said, planned),
  field,
  needle: planned,
})

const toText = (tag: HeadTag): string =>
  write(tag.element, tag.attributes) + (tag.element === 'script' ? ` ${tag.text}` : '')

function writtenIn(html: Html): string[] {
  const end = html.source.indexOf('</head>')
  return html.tags
    .filter(({ name, at, attributes }) => {
      if (at > end) return false
      return name === 'meta' || name === 'link' || (name === 'script' && attributes['type'] === 'application/ld+json')
    })
    .map((tag) => write(tag.name, tag.attributes) + (tag.name === 'script' ? ` ${contentOf(html, tag)}` : ''))
    .filter((text) => !constant.test(text))
}

function compare(written: readonly string[], planned: readonly string[]): Finding[] {
  const left = [...planned]
  const extra = written.filter((text) => {
    const position = left.indexOf(text)
    if (position >= 0) left.splice(position, 1)
    return position < 0
  })
  return [
    ...extra.map((text) => ({ ...say('head-more', text), field: 'head' })),
    ...left.map((text) => ({ ...say('head-less', text), field: 'head' })),
  ]
}

/** Anyone who sees a page in a list of many can tell it from every other: by its title, and by a sentence on it. */
export const titleGate: Gate = {
  name: 'titles',
  find: ({ path, context: { head } }, { namesakeOf }) => {
    const namesake = isListedHead(head) ? namesakeOf(path) : undefined
    const [own = head.title] = head.title.split(' | ')
    return [
      ...(namesake === undefined
        ? []
        : [
            {
              ...say('same-title', path, namesake, own),
              needle: own,
              rival: namesake,
            },
          ]),
      ...(head.tags.some(({ attributes }) => attributes['name'] === 'description' && attributes['content'])
        ? []
        : [{ ...say('no-description'), field: 'summary' }]),
    ]
  },
}

/** Pages in several languages name each other, themselves included, and only pages that may be listed. */
export const languageGate: Gate = {
  name: 'hreflang',
  find: ({ path, context: { head } }, { origin, headAt }) => {
    const others = alternatesOf(head, origin)
    if (others.size === 0) return []
    const paths = [...new Set(others.values())]
    return [
      ...(paths.includes(path) ? [] : [say('not-itself')]),
      ...paths.flatMap((other) => {
        const named = headAt(other)
        if (!named) return [say('named-missing', other)]
        if (!isListedHead(named)) return [say('named-unlisted', other)]
        return [...alternatesOf(named, origin).values()].includes(path) ? [] : [say('not-named-back', other)]
      }),
    ].map((said) => ({ ...said, field: 'hreflang' }))
  },
}

function alternatesOf(head: Head, origin: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { attributes } of head.tags) {
    const { rel, hreflang, href } = attributes
    if (rel !== 'alternate' || hreflang === undefined || href === undefined) continue
    const url = new URL(href)
    found.set(hreflang, url.origin === new URL(origin).origin ? (decodePath(url.pathname) ?? href) : href)
  }
  return found
}
