import { type GuidanceParts, type GuidancePicture } from '../../../src/access/guidance-parts'
import { type RichTextParts } from '../../../src/access/rich-text-parts'
import { type Locale } from '../../../src/config/locales'
import { type Block, type BlockOf, type Body } from '../../../src/content/body'
import { type Picture } from '../../../src/content/picture'
import { kindOfFile } from '../../../src/plan/show/file'
import { listNotes, type NoteList } from '../../../src/plan/show/notes'
import { type Lead, type Leads } from './find-leads'
import { showText } from './show-text'

type Part = GuidanceParts[number]

/** All of a guidance's body. What would need a frame of another site is given as a link with its words. */
export function showBody(body: Body, leads: Leads, locale: Locale): GuidanceParts {
  const notes = listNotes(locale)
  const parts = body.flatMap((block) => showBlock(block, leads, notes) ?? [])
  return [...parts, ...notes.block()]
}

/** Undefined where nothing is left to show: nobody of a list is with the firm, a button leads to a page that is gone. */
function showBlock(block: Block, leads: Leads, notes: NoteList): Part | undefined {
  switch (block.block) {
    case 'text':
      return { block: 'text', text: showText(block.text, leads, notes) }
    case 'callout':
      return { block: 'callout', heading: block.heading, text: showText(block.text, leads, notes) }
    case 'pull-quote':
      return { block: 'pull-quote', quote: block.quote, ...given('source', block.source) }
    case 'data-table':
      return block
    case 'questions':
      return { block: 'questions', questions: block.questions.map((one) => showQuestion(one, leads, notes)) }
    case 'video':
      return linkedTo(block.url, block.title, block.transcript)
    case 'embed':
      return linkedTo(block.address.url, block.title, block.description)
    case 'picture':
      return showPictures([block])
    case 'gallery':
      return showPictures(block.pictures)
    case 'people-list':
      return showLinks(block.people.flatMap((ref) => withUs(leads.find(ref)) ?? []))
    case 'related-list':
      return showLinks(block.items.flatMap((ref) => leads.find(ref) ?? []))
    case 'status-table-reference':
      return showLinks([block.jurisdiction && leads.findTable(block.jurisdiction.id)].flatMap((one) => one ?? []))
    case 'downloads':
      return {
        block: 'downloads',
        files: block.files.map(({ title, file }) => ({ title, href: file.url, kind: kindOfFile(file) })),
      }
    case 'call-to-action':
      return showAction(block, leads)
  }
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>

type Asked = BlockOf<'questions'>['questions'][number]
const showQuestion = ({ question, answer }: Asked, leads: Leads, notes: NoteList) => ({
  question,
  answer: showText(answer, leads, notes),
})

const withUs = (lead: Lead | undefined): Lead | undefined => (lead?.isOver === true ? undefined : lead)

const showLinks = (leads: readonly Lead[]): Part | undefined =>
  leads.length === 0
    ? undefined
    : {
        block: 'links',
        links: leads.map(({ href, title, detail: summary }) => ({
          href,
          title,
          ...given('summary', summary),
        })),
      }

type Words = Extract<RichTextParts[number], { kind: 'paragraph' | 'quote' }>['content']
const paragraph = (content: Words) => ({ kind: 'paragraph' as const, content })
const wordsOf = (text: string): { kind: 'words'; text: string; marks: [] } => ({ kind: 'words', text, marks: [] })

/** A film or a map of another site: its name leads there, and what it shows is said below. */
const linkedTo = (href: string, title: string, told: string): Part => ({
  block: 'text',
  text: [
    paragraph([{ kind: 'link', href, content: [wordsOf(title)] }]),
    ...told.split('\n').flatMap((line) => (line.trim() === '' ? [] : [paragraph([wordsOf(line)])])),
  ],
})

function showAction({ target, text }: BlockOf<'call-to-action'>, leads: Leads): Part | undefined {
  const href = target?.kind === 'item' ? leads.find(target.ref)?.href : target?.url
  return href === undefined ? undefined : { block: 'button', href, title: text }
}

function showPictures(pictures: BlockOf<'gallery'>['pictures']): Part | undefined {
  const shown = pictures.flatMap(({ picture, caption }) => {
    const one = showPicture(picture)
    return one ? [{ picture: one, ...given('caption', caption) }] : []
  })
  return shown.length === 0 ? undefined : { block: 'pictures', pictures: shown }
}

const newer = ['image/avif', 'image/webp'] as const
const shownAs = '(min-width: 64rem) 44rem, 100vw'

/** As public pages show one; what chooses the copies there is Gatsby's, and this service has none of it. */
function showPicture({ alt, width, height, colour, url, sizes }: Picture): GuidancePicture | undefined {
  if (width === undefined || height === undefined) return undefined
  const setOf = (type: string) =>
    sizes
      .filter(({ mimeType }) => mimeType === type)
      .sort((one, other) => one.width - other.width)
      .map((copy) => `${copy.url} ${copy.width}w`)
      .join(', ')
  const older = setOf('image/jpeg')
  return {
    ...{ alt, width, height, src: url, sizes: shownAs },
    ...given('colour', colour),
    sources: newer.flatMap((type) => (setOf(type) === '' ? [] : [{ type, srcset: setOf(type) }])),
    ...given('srcset', older === '' ? undefined : older),
  }
}
