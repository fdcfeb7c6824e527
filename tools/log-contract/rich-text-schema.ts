import type * as z from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const node = (type: string, own: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties: { type: { const: type }, ...own },
  required: ['type', ...required],
})
const children = (...kinds: Schema[]): Record<string, Schema> => ({
  children: { type: 'array', items: kinds.length === 1 && kinds[0] ? kinds[0] : { anyOf: kinds } },
})

/** Bold 1, italic 2, subscript 32 and superscript 64, added up. */
const marks = Array.from({ length: 128 }, (_, bits) => bits).filter((bits) => (bits & ~(1 | 2 | 32 | 64)) === 0)

/**
 * Rich text by hand: its parser walks nodes and has no schema of its own to print. Deeper levels of quotations and lists are
 * what the parser takes; a source that writes only these forms is always understood.
 */
export const richTextSchemas: Record<string, Schema> = {
  richText: {
    description:
      'A text of the editor (Lexical), or null where nothing was written. Other properties of nodes are not read.',
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        properties: { root: node('root', children(ref('richTextPart'))) },
        required: ['root'],
      },
    ],
  },
  richTextPart: {
    anyOf: [
      node('paragraph', children(ref('richTextInline'))),
      node('heading', { tag: { enum: ['h2', 'h3', 'h4'] }, ...children(ref('richTextInline')) }, ['tag']),
      node('quote', children(ref('richTextInline'), node('paragraph', children(ref('richTextInline'))))),
      ref('richTextList'),
    ],
  },
  richTextList: node(
    'list',
    {
      listType: { enum: ['bullet', 'number'] },
      start: { type: 'integer' },
      ...children(
        node(
          'listitem',
          children(ref('richTextInline'), node('paragraph', children(ref('richTextInline'))), ref('richTextList')),
        ),
      ),
    },
    ['listType'],
  ),
  richTextInline: {
    anyOf: [
      ref('richTextWords'),
      {
        type: 'object',
        properties: {
          type: { enum: ['link', 'autolink'] },
          ...children(ref('richTextWords')),
          fields: ref('richTextTarget'),
        },
        required: ['type', 'fields'],
      },
      ref('richTextNote'),
    ],
  },
  richTextNote: {
    description: 'A footnote: what it says, and where it can be read.',
    ...node(
      'inlineBlock',
      {
        fields: {
          type: 'object',
          properties: {
            blockType: { const: 'footnote' },
            words: { type: 'string' },
            url: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          },
          required: ['blockType', 'words'],
        },
      },
      ['fields'],
    ),
  },
  richTextWords: {
    anyOf: [
      node('text', { text: { type: 'string' }, format: { enum: marks } }, ['text']),
      node('linebreak', {}),
      node('tab', {}),
    ],
  },
  richTextTarget: {
    description:
      'An item of the log that has a page (null where it is gone), or an address that begins with https://, mailto: or tel:.',
    anyOf: [
      {
        type: 'object',
        properties: { linkType: { const: 'internal' }, doc: { anyOf: [ref('pageRef'), { type: 'null' }] } },
        required: ['linkType', 'doc'],
      },
      {
        type: 'object',
        properties: { linkType: { const: 'custom' }, url: { type: 'string' } },
        required: ['linkType', 'url'],
      },
    ],
  },
}
