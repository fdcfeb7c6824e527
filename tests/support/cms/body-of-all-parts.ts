import { lexical } from '../content/lexical'
import { textBlock } from '../content/log-rows'
import { type SampleLocale, samples } from '../content/sample-words'

const { footnote, heading, itemLink, list, listItem, paragraph, quote, root, text, webLink } = lexical

/** A text in which every part that editors have stands once. */
export function bodyIn(locale: SampleLocale): unknown[] {
  const { headings, paragraphs, side, standfirst, question, expertise, titles } = samples[locale]
  const [first = '', second = '', third = ''] = headings
  const [one = '', two = ''] = paragraphs
  return [
    textBlock(
      heading('h2', text(first)),
      paragraph(
        text(one),
        webLink('https://example.com/', text(side)),
        footnote(standfirst, 'https://example.com/'),
        text(two, 'bold'),
      ),
      list('bullet', ...expertise.map((item) => listItem(text(item)))),
      heading('h3', text(second)),
      paragraph(itemLink({ type: 'service', id: 1 }, text(one)), text(two, 'italic')),
      list('number', listItem(text(one)), listItem(text(two))),
      quote(text(side)),
    ),
    { block: 'callout', heading: third, text: root(paragraph(text(standfirst))) },
    { block: 'pull-quote', quote: side, source: question },
    {
      block: 'data-table',
      caption: `${third} (2)`,
      rows: [headings, titles, paragraphs.concat(side)].map((cells) => ({
        cells: cells.map((words) => ({ text: words })),
      })),
    },
    { block: 'questions', questions: [{ question, answer: root(paragraph(text(one), footnote(side))) }] },
    { block: 'people-list', people: [100, 101] },
    { block: 'related-list', items: [{ type: 'article', id: 100 }] },
    { block: 'call-to-action', text: first, target: { type: 'page', id: 4 }, url: null },
  ]
}
