import { say } from '../content/faults'
import { isMessageKey } from '../i18n/words'
import { type Gate } from './gate'
import { contentOf, type Html, named, readHtml, wordsOf } from './read-html'

/** Nothing that only subscribers may read is in what everybody gets, not even where it is not seen. */
export const canaryGate: Gate = {
  name: 'canaries',
  find: ({ html, context }, { canaries }) =>
    canaries
      .filter((canary) => html.source.includes(canary) || JSON.stringify(context).includes(canary))
      .map((canary) => ({ ...say('public-sentence', canary.slice(0, 40)), needle: canary })),
}

/** No name of a message and no blank stands where its words belong. */
export const messageGate: Gate = {
  name: 'messages',
  find: ({ html }) => {
    const words = wordsOf(html)
    const keys = (words.match(/\b[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*\b/g) ?? []).filter(isMessageKey)
    const blanks = words.match(/\{[a-z]+\}|\bundefined\b|\[object Object\]/g) ?? []
    return [...keys, ...blanks].map((text) => ({ ...say('not-words', text), needle: text }))
  },
}

/** What the regulator wants is there: its sentences and its badge on every page, and all of it on the legal page. */
export const regulationGate: Gate = {
  name: 'regulation',
  find: ({ html, template, context: { locale } }, { regulation }) => {
    const { everywhere, legal, badge } = regulation(locale)
    const words = wordsOf(html)
    const wanted = template === 'legal-and-regulatory-information' ? [...everywhere, ...legal] : everywhere
    const unsaid = wanted
      .map((text) => text.replace(/\s+/g, ' '))
      .filter((text) => !words.includes(text))
      .map((text) => ({ ...say('unsaid', text.slice(0, 80)), needle: text }))
    return badge === undefined || shows(html, badge) ? unsaid : [...unsaid, { ...say('no-badge'), needle: badge.src }]
  },
}

/** A link to where the badge leads, with its picture inside. */
const shows = (html: Html, { href, src }: { href: string; src: string }): boolean =>
  named(html, 'a').some(
    (link) =>
      link.attributes['href'] === href &&
      named(readHtml(contentOf(html, link)), 'img').some(({ attributes }) => attributes['src'] === src),
  )
