import { findMentions } from '../../../services/cms/references/mentions'

const fields = [
  { name: 'parent', type: 'relationship', label: 'Parent', relationTo: 'pages', required: true },
  { name: 'people', type: 'relationship', label: 'People', relationTo: 'people', hasMany: true },
  {
    name: 'body',
    type: 'blocks',
    label: 'Text',
    localized: true,
    blocks: [
      { slug: 'text', flattenedFields: [{ name: 'text', type: 'richText', label: 'Words' }] },
      {
        slug: 'related',
        flattenedFields: [
          { name: 'items', type: 'relationship', label: 'Pages', relationTo: ['pages', 'people'], hasMany: true },
        ],
      },
    ],
  },
] as unknown as Parameters<typeof findMentions>[0]

const link = (relationTo: string, value: number) => ({
  root: { children: [{ type: 'link', fields: { linkType: 'internal', doc: { relationTo, value } } }] },
})

it('an item is found wherever another names it: in fields, in parts, in links of any language (ED-10)', () => {
  const stored = {
    parent: 7,
    people: [3, 7],
    body: {
      en: [{ blockType: 'related', items: [{ relationTo: 'pages', value: 7 }] }],
      'fr-fr': [{ blockType: 'text', text: link('pages', 7) }],
    },
  }

  expect(findMentions(fields, stored, { collection: 'pages', id: 7 })).toEqual([
    { label: 'Parent', kind: 'only' },
    { label: 'Text', kind: 'entry' },
    { label: 'Text', kind: 'link' },
  ])
  expect(findMentions(fields, stored, { collection: 'people', id: 3 })).toEqual([{ label: 'People', kind: 'entry' }])
  expect(findMentions(fields, stored, { collection: 'people', id: 9 })).toEqual([])
})
