import { words } from '../content/navigator-rows'

/** A word that stands in one field alone, so that finding it says where it came from. */
const of = (field: string): string => `wren-${field}`
const addressOf = (field: string): string => `https://law.example/${of(field)}`
const text = (field: string) => words(of(field))

/** The address of a film, which takes eleven letters. */
const film = 'wren-sings1'

/** The word of a field that `findGatedFields` names. */
export const wordOf = (field: string): string =>
  field.endsWith('embed address') ? film : of(field.replaceAll(' ', '-'))

const answer = (field: string) => `nav-answer-${field}`
const part = (field: string) => `nav-content-body-${field}`

/** Of an answer, everything that can be written in words. */
export const gatedAnswer = {
  shortAnswer: of(answer('shortAnswer')),
  detail: text(answer('detail')),
  threshold: of(answer('threshold')),
  deadlineAmount: 4,
  deadlineUnit: 'days',
  deadlineFrom: of(answer('deadlineFrom')),
  sources: [
    {
      title: of(answer('sources-title')),
      provision: of(answer('sources-provision')),
      url: addressOf(answer('sources-url')),
    },
  ],
  effectiveFrom: '2026-03-02T00:00:00.000Z',
  version: 1,
  changeKind: 'law-change',
  changeNote: of(answer('changeNote')),
}

/** Of a guidance, each kind of part that a text can have, as the forms of the CMS keep it. */
export const gatedGuidance = (picture: number) => ({
  changeNote: of('nav-content-changeNote'),
  body: [
    { blockType: 'text', text: text(part('text-text')) },
    { blockType: 'pull-quote', quote: of(part('pull-quote-quote')), source: of(part('pull-quote-source')) },
    { blockType: 'picture', picture, caption: of(part('picture-caption')) },
    { blockType: 'gallery', pictures: [1, 2].map(() => ({ picture, caption: of(part('gallery-pictures-caption')) })) },
    {
      blockType: 'video',
      title: of(part('video-title')),
      url: addressOf(part('video-url')),
      transcript: of(part('video-transcript')),
    },
    {
      blockType: 'embed',
      title: of(part('embed-title')),
      address: `https://www.youtube.com/watch?v=${film}`,
      description: of(part('embed-description')),
    },
    {
      blockType: 'data-table',
      caption: of(part('data-table-caption')),
      rows: [1, 2].map(() => ({ cells: [1, 2].map(() => ({ text: of(part('data-table-rows-cells-text')) })) })),
    },
    { blockType: 'callout', heading: of(part('callout-heading')), text: text(part('callout-text')) },
    { blockType: 'downloads', files: [{ title: of(part('downloads-files-title')), file: picture }] },
    {
      blockType: 'questions',
      questions: [
        { question: of(part('questions-questions-question')), answer: text(part('questions-questions-answer')) },
      ],
    },
    {
      blockType: 'call-to-action',
      text: of(part('call-to-action-text')),
      url: addressOf(part('call-to-action-url')),
    },
  ],
})
