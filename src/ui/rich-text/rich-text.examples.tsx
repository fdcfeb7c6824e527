import { RichText, type RichTextPart } from './rich-text'

const words = (text: string, ...marks: ('bold' | 'italic' | 'superscript')[]) => ({
  kind: 'words' as const,
  text,
  marks,
})

export const exampleText: RichTextPart[] = [
  { kind: 'heading', level: 2, id: 'power', content: [words('The power, and why it was not used until now')] },
  {
    kind: 'paragraph',
    number: '1',
    content: [
      words(
        'Article 24 of Regulation (EU) 2022/1925 lets the Commission order interim measures where there is urgency.',
      ),
      { kind: 'note', id: 'note-1', number: '1', label: 'Note 1' },
      words(' The order rests on a '),
      words('prima facie', 'italic'),
      words(' finding of infringement and lasts for a '),
      words('fixed period', 'bold'),
      words('.'),
    ],
  },
  {
    kind: 'paragraph',
    number: '2',
    content: [
      words('For two years the power sat unused. Officials preferred '),
      { kind: 'link', href: '#specification', content: [words('specification proceedings')] },
      words(', which end in detailed obligations but take six months.'),
    ],
  },
  {
    kind: 'list',
    style: 'number',
    start: 1,
    items: [
      {
        content: [words('Keep a dated record of who uses each interface.')],
        below: [
          { kind: 'list', style: 'bullet', start: 1, items: [{ content: [words('By business line.')], below: [] }] },
        ],
      },
      { content: [words('Decide now who signs.')], below: [] },
    ],
  },
  { kind: 'heading', level: 3, id: 'days', content: [words('The eleven days')] },
  { kind: 'quote', content: [words('A market can tip inside six months.')] },
]

export const examples = {
  'numbered, with a note': (
    <div>
      <RichText parts={exampleText} />
      <p id="note-1">Regulation (EU) 2022/1925, Article 24.</p>
    </div>
  ),
  chinese: (
    <div lang="zh-Hans-CN">
      <RichText
        parts={[
          {
            kind: 'paragraph',
            content: [words('委员会可在'), words('紧急', 'italic'), words('情况下下令采取临时措施。')],
          },
        ]}
      />
    </div>
  ),
}
