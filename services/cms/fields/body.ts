import { type Block, type BlocksField } from 'payload'
import { providerNames } from '../../../src/content/embed'
import { linkable } from '../collections/linkable'
import { type PartName, tellPart } from '../words/part-words'
import { webAddress } from './addresses'
import { line, many, one, paragraph, picture, rows } from './kinds'
import { pictureOfPart } from './part-pictures'
import { editorWithNotes, richText } from './rich-text'
import { ruled } from './ruled'
import { allOf, hasEvenRows, isEmbeddable, isOneOfTwo, isWebAddress } from './rules'

const longestTranscript = 100_000
const mostPictures = 24
const mostColumns = 12
const mostTableRows = 200
const mostParts = 100

// A block's name must differ from every collection's, and so must its type's in GraphQL; hence `interfaceName`.
const block = (slug: PartName, interfaceName: string, fields: Block['fields']): Block => ({
  slug,
  interfaceName,
  labels: { singular: tellPart(slug), plural: tellPart(slug) },
  fields,
  admin: {
    disableBlockName: true,
    images: { thumbnail: { url: pictureOfPart(slug), alt: '' } },
    components: { Label: { path: '/components/block-label#BlockLabel', clientProps: { part: slug } } },
  },
})

const words = () => richText('text', { label: 'Text', required: true, localized: false, editor: editorWithNotes })
const captioned = () => [picture('picture', 'Picture', { required: true }), line('caption', 'Caption')]
const anyPage = { type: 'relationship' as const, relationTo: [...linkable] }

const blocks: Block[] = [
  block('text', 'TextBlock', [words()]),
  block('pull-quote', 'PullQuoteBlock', [
    paragraph('quote', 'What was said', { required: true, atMost: 1000 }),
    line('source', 'Who said it, and where'),
  ]),
  block('picture', 'PictureBlock', captioned()),
  block('gallery', 'GalleryBlock', [
    {
      ...rows('pictures', { called: ['Picture', 'Pictures'], of: captioned(), required: true }),
      minRows: 2,
      maxRows: mostPictures,
    },
  ]),
  block('video', 'VideoBlock', [
    line('title', 'Title', { required: true }),
    webAddress('url', 'Address of the video', { required: true }),
    paragraph('transcript', 'Transcript, for those who cannot hear it', {
      required: true,
      atMost: longestTranscript,
    }),
  ]),
  block('embed', 'EmbedBlock', [
    line('title', 'Title', { required: true }),
    webAddress('address', 'Its address', {
      required: true,
      rule: isEmbeddable,
      hint: `As your browser shows it, of one film, map or chart at ${providerNames}. Readers decide whether it is fetched.`,
    }),
    paragraph('description', 'What it shows, for those who do not open it', { required: true, atMost: 1000 }),
  ]),
  block('data-table', 'DataTableBlock', [
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
  ]),
  block('callout', 'CalloutBlock', [line('heading', 'Heading', { required: true }), words()]),
  block('people-list', 'PeopleListBlock', [many('people', 'People', { of: 'people', required: true })]),
  block('related-list', 'RelatedListBlock', [
    { ...anyPage, name: 'items', label: 'Pages', hasMany: true, required: true },
  ]),
  block('downloads', 'DownloadsBlock', [
    rows('files', {
      called: ['File', 'Files'],
      required: true,
      of: [
        line('title', 'Title', { required: true }),
        { name: 'file', type: 'upload', relationTo: 'media', label: 'File', required: true },
      ],
    }),
  ]),
  block('questions', 'QuestionsBlock', [
    rows('questions', {
      called: ['Question', 'Questions'],
      required: true,
      of: [
        line('question', 'Question', { required: true }),
        richText('answer', { label: 'Answer', required: true, localized: false, editor: editorWithNotes }),
      ],
    }),
  ]),
  block('call-to-action', 'CallToActionBlock', [
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
  ]),
  block('status-table-reference', 'StatusTableReferenceBlock', [
    one('jurisdiction', 'Jurisdiction', { of: 'nav-jurisdictions', required: true }),
  ]),
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
