import { type Block, type BlocksField } from 'payload'
import { providerNames } from '../../../src/content/embed'
import { linkable } from '../collections/linkable'
import { webAddress } from './addresses'
import { line, many, one, paragraph, picture, rows } from './kinds'
import { editorWithNotes, richText } from './rich-text'
import { ruled } from './ruled'
import { allOf, hasEvenRows, isEmbeddable, isOneOfTwo, isWebAddress } from './rules'

const longestTranscript = 100_000
const mostPictures = 24
const mostColumns = 12
const mostTableRows = 200
const mostParts = 100

// A block's name must differ from every collection's, and so must its type's in GraphQL; hence `interfaceName`.
const block = (slug: string, interfaceName: string, own: Pick<Block, 'labels' | 'fields'>): Block => ({
  slug,
  interfaceName,
  ...own,
  admin: {
    disableBlockName: true,
    components: { Label: { path: '/components/block-label#BlockLabel', clientProps: { kind: own.labels?.singular } } },
  },
})

const words = () => richText('text', { label: 'Text', required: true, localized: false, editor: editorWithNotes })
const captioned = () => [picture('picture', 'Picture', { required: true }), line('caption', 'Caption')]
const anyPage = { type: 'relationship' as const, relationTo: [...linkable] }

const blocks: Block[] = [
  block('text', 'TextBlock', { labels: { singular: 'Text', plural: 'Texts' }, fields: [words()] }),
  block('pull-quote', 'PullQuoteBlock', {
    labels: { singular: 'Quotation', plural: 'Quotations' },
    fields: [
      paragraph('quote', 'What was said', { required: true, atMost: 1000 }),
      line('source', 'Who said it, and where'),
    ],
  }),
  block('picture', 'PictureBlock', {
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: captioned(),
  }),
  block('gallery', 'GalleryBlock', {
    labels: { singular: 'Gallery', plural: 'Galleries' },
    fields: [
      {
        ...rows('pictures', { called: ['Picture', 'Pictures'], of: captioned(), required: true }),
        minRows: 2,
        maxRows: mostPictures,
      },
    ],
  }),
  block('video', 'VideoBlock', {
    labels: { singular: 'Video', plural: 'Videos' },
    fields: [
      line('title', 'Title', { required: true }),
      webAddress('url', 'Address of the video', { required: true }),
      paragraph('transcript', 'Transcript, for those who cannot hear it', {
        required: true,
        atMost: longestTranscript,
      }),
    ],
  }),
  block('embed', 'EmbedBlock', {
    labels: { singular: 'Embedded map, chart or film', plural: 'Embedded maps, charts and films' },
    fields: [
      line('title', 'Title', { required: true }),
      webAddress('address', 'Its address', {
        required: true,
        rule: isEmbeddable,
        hint: `As your browser shows it, of one film, map or chart at ${providerNames}. Readers decide whether it is fetched.`,
      }),
      paragraph('description', 'What it shows, for those who do not open it', { required: true, atMost: 1000 }),
    ],
  }),
  block('data-table', 'DataTableBlock', {
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      line('caption', 'What the table shows', { required: true }),
      ruled(
        {
          ...rows('rows', {
            called: ['Row', 'Rows'],
            hint: 'The first row holds the headings. Every row has as many cells as the first.',
            required: true,
            of: [
              {
                ...rows('cells', { called: ['Cell', 'Cells'], required: true, of: [paragraph('text', 'Text')] }),
                minRows: 2,
                maxRows: mostColumns,
              },
            ],
          }),
          minRows: 2,
          admin: {
            components: {
              Field: {
                path: '/components/table-grid#TableGrid',
                clientProps: { label: 'Rows', mostRows: mostTableRows, mostColumns },
              },
            },
          },
        },
        hasEvenRows,
      ),
    ],
  }),
  block('callout', 'CalloutBlock', {
    labels: { singular: 'In brief', plural: 'In brief' },
    fields: [line('heading', 'Heading', { required: true }), words()],
  }),
  block('people-list', 'PeopleListBlock', {
    labels: { singular: 'People', plural: 'People' },
    fields: [many('people', 'People', { of: 'people', required: true })],
  }),
  block('related-list', 'RelatedListBlock', {
    labels: { singular: 'Related', plural: 'Related' },
    fields: [{ ...anyPage, name: 'items', label: 'Pages', hasMany: true, required: true }],
  }),
  block('downloads', 'DownloadsBlock', {
    labels: { singular: 'Downloads', plural: 'Downloads' },
    fields: [
      rows('files', {
        called: ['File', 'Files'],
        required: true,
        of: [
          line('title', 'Title', { required: true }),
          { name: 'file', type: 'upload', relationTo: 'media', label: 'File', required: true },
        ],
      }),
    ],
  }),
  block('questions', 'QuestionsBlock', {
    labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
    fields: [
      rows('questions', {
        called: ['Question', 'Questions'],
        required: true,
        of: [
          line('question', 'Question', { required: true }),
          richText('answer', { label: 'Answer', required: true, localized: false, editor: editorWithNotes }),
        ],
      }),
    ],
  }),
  block('call-to-action', 'CallToActionBlock', {
    labels: { singular: 'Call to action', plural: 'Calls to action' },
    fields: [
      line('text', 'What the button says', { required: true, atMost: 80 }),
      { ...anyPage, name: 'target', label: 'Page to go to' },
      webAddress('url', 'Or an address outside the site', {
        rule: allOf(
          isWebAddress,
          isOneOfTwo('target', {
            neither: 'Choose the page to go to, or give an address outside the site.',
            both: 'Choose a page or give an address outside the site, not both.',
          }),
        ),
      }),
    ],
  }),
  block('status-table-reference', 'StatusTableReferenceBlock', {
    labels: { singular: 'Status table', plural: 'Status tables' },
    fields: [one('jurisdiction', 'Jurisdiction', { of: 'nav-jurisdictions', required: true })],
  }),
]

export const body: BlocksField = {
  name: 'body',
  type: 'blocks',
  label: 'Text',
  localized: true,
  blocks,
  maxRows: mostParts,
  labels: { singular: 'Part', plural: 'Parts' },
  admin: { description: 'The text, in parts. Drag to change their order.', initCollapsed: true },
}
