import { lexical } from '../content/lexical'

/** The id of the first item of each collection. */
export type Ids = Record<string, number>
export type Values = Record<string, unknown>

const { footnote, heading, itemLink, lineBreak, list, listItem, paragraph, quote, root, text, webLink } = lexical

export const words = (what: string) => root(paragraph(text(what)))

const richTextOf = ({ people }: Ids) =>
  root(
    heading('h2', text('What changes')),
    paragraph(text('A '), text('strong', 'bold', 'italic'), lineBreak(), text('2', 'superscript')),
    paragraph(
      webLink('https://example.com/law', text('the law')),
      footnote('The law of 2024, section 3', 'https://example.com/law/3'),
      itemLink({ relationTo: 'people', value: people }, text('a person')),
    ),
    list('number', listItem(text('First')), listItem(list('bullet', listItem(text('Below'))))),
    quote(text('So it was held.')),
  )

/** One part of every kind. */
export const bodyOf = (ids: Ids) => [
  { blockType: 'text', text: richTextOf(ids) },
  { blockType: 'pull-quote', quote: 'A promise is kept.', source: 'A judge' },
  { blockType: 'picture', picture: ids.media, caption: 'A square' },
  { blockType: 'gallery', pictures: [{ picture: ids.media, caption: 'One' }, { picture: ids.media }] },
  { blockType: 'video', title: 'A talk', url: 'https://video.example.com/1', transcript: 'What was said.' },
  {
    blockType: 'embed',
    title: 'A map',
    address: 'https://www.openstreetmap.org/#map=9/24.86/54.83',
    description: 'Two cities.',
  },
  {
    blockType: 'data-table',
    caption: 'Thresholds',
    rows: [{ cells: [{ text: 'Place' }, { text: 'Share' }] }, { cells: [{ text: 'France' }, {}] }],
  },
  { blockType: 'callout', heading: 'In brief', text: words('Act now.') },
  { blockType: 'people-list', people: [ids.people] },
  { blockType: 'related-list', items: [{ relationTo: 'services', value: ids.services }] },
  { blockType: 'downloads', files: [{ title: 'A form', file: ids.file }] },
  { blockType: 'questions', questions: [{ question: 'When?', answer: words('Soon.') }] },
  { blockType: 'call-to-action', text: 'Write to us', target: { relationTo: 'people', value: ids.people } },
  { blockType: 'call-to-action', text: 'Read more', url: 'https://example.com/more' },
  { blockType: 'status-table-reference', jurisdiction: ids['nav-jurisdictions'] },
]
