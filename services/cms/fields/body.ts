import { type Block, type BlocksField } from 'payload'
import { linkable } from '../collections/linkable'
import { richText } from './rich-text'

// A block's name must differ from every collection's, and so must its type's in GraphQL; hence `interfaceName`.
const block = (slug: string, interfaceName: string, own: Pick<Block, 'labels' | 'fields'>): Block => ({
  slug,
  interfaceName,
  ...own,
})

const pictureField = { name: 'picture', type: 'upload', relationTo: 'media', required: true } as const
const captionField = { name: 'caption', type: 'text', label: 'Caption' } as const

const blocks: Block[] = [
  block('text', 'TextBlock', {
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [richText('text', { required: true, localized: false })],
  }),
  block('pull-quote', 'PullQuoteBlock', {
    labels: { singular: 'Quotation', plural: 'Quotations' },
    fields: [
      { name: 'quote', type: 'textarea', required: true },
      { name: 'source', type: 'text', label: 'Who said it, and where' },
    ],
  }),
  block('picture', 'PictureBlock', {
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [pictureField, captionField],
  }),
  block('gallery', 'GalleryBlock', {
    labels: { singular: 'Gallery', plural: 'Galleries' },
    fields: [{ name: 'pictures', type: 'array', minRows: 2, maxRows: 24, fields: [pictureField, captionField] }],
  }),
  block('video', 'VideoBlock', {
    labels: { singular: 'Video', plural: 'Videos' },
    fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'url', type: 'text', required: true, label: 'Address of the video', validate: isHttps },
      { name: 'transcript', type: 'textarea', required: true, label: 'Transcript, for those who cannot hear it' },
    ],
  }),
  block('data-table', 'DataTableBlock', {
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      { name: 'caption', type: 'text', required: true },
      {
        name: 'rows',
        type: 'array',
        minRows: 2,
        labels: { singular: 'Row', plural: 'Rows' },
        admin: { description: 'The first row holds the headings.' },
        fields: [{ name: 'cells', type: 'array', minRows: 2, fields: [{ name: 'text', type: 'text' }] }],
      },
    ],
  }),
  block('callout', 'CalloutBlock', {
    labels: { singular: 'In brief', plural: 'In brief' },
    fields: [{ name: 'heading', type: 'text', required: true }, richText('text', { required: true, localized: false })],
  }),
  block('people-list', 'PeopleListBlock', {
    labels: { singular: 'People', plural: 'People' },
    fields: [{ name: 'people', type: 'relationship', relationTo: 'people', hasMany: true, required: true }],
  }),
  block('related-list', 'RelatedListBlock', {
    labels: { singular: 'Related', plural: 'Related' },
    fields: [{ name: 'items', type: 'relationship', relationTo: [...linkable], hasMany: true, required: true }],
  }),
  block('downloads', 'DownloadsBlock', {
    labels: { singular: 'Downloads', plural: 'Downloads' },
    fields: [
      {
        name: 'files',
        type: 'array',
        minRows: 1,
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'file', type: 'upload', relationTo: 'media', required: true },
        ],
      },
    ],
  }),
  block('questions', 'QuestionsBlock', {
    labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
    fields: [
      {
        name: 'questions',
        type: 'array',
        minRows: 1,
        fields: [
          { name: 'question', type: 'text', required: true },
          richText('answer', { required: true, localized: false }),
        ],
      },
    ],
  }),
  block('call-to-action', 'CallToActionBlock', {
    labels: { singular: 'Call to action', plural: 'Calls to action' },
    fields: [
      { name: 'text', type: 'text', required: true },
      { name: 'target', type: 'relationship', relationTo: [...linkable] },
      { name: 'url', type: 'text', label: 'Or an address outside the site', validate: isHttps },
    ],
  }),
  block('status-table-reference', 'StatusTableReferenceBlock', {
    labels: { singular: 'Status table', plural: 'Status tables' },
    fields: [{ name: 'jurisdiction', type: 'relationship', relationTo: 'nav-jurisdictions', required: true }],
  }),
]

function isHttps(value: string | null | undefined): true | string {
  if (!value) return true
  return /^https:\/\/[^\s]+$/.test(value) || 'must be a full address that begins with https://'
}

export const body: BlocksField = {
  name: 'body',
  type: 'blocks',
  localized: true,
  blocks,
  labels: { singular: 'Part', plural: 'Parts' },
  admin: { description: 'The text, in parts. Drag to change their order.', initCollapsed: true },
}
