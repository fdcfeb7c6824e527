import { hasPage, titleOf } from '../../content/all-types'
import { type Block, type BlockOf, type Body } from '../../content/body'
import { type Embed } from '../../content/embed'
import { type NavService } from '../../content/nav-service'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { type RichTextPart } from '../../ui/rich-text/rich-text'
import { linkTo, linkToItem } from '../parts/link-to'
import { type Reader } from '../store/reader'
import { kindOfFile } from './file'
import { statusTablesOf } from './navigator/status-tables'
import { listNotes, type NoteList, type NotesBlock } from './notes'
import { showPeople } from './person'
import { showPicture } from './picture'
import { showRichText } from './rich-text'

type Embedded = Embed & { url: string }
type Captioned = { picture: PictureData; caption?: string }

/** The parts of a text as a page shows them: everything looked up, every link ready. */
export type ShownBlock =
  | { block: 'text'; text: RichTextPart[] }
  | { block: 'pull-quote'; quote: string; source?: string }
  | ({ block: 'picture' } & Captioned)
  | { block: 'gallery'; pictures: Captioned[] }
  | { block: 'video'; title: string; url: string; transcript: string }
  | { block: 'embed'; title: string; description: string; address: Embedded }
  | { block: 'data-table'; caption: string; headings: string[]; rows: string[][] }
  | { block: 'callout'; heading: string; text: RichTextPart[] }
  | { block: 'people-list'; people: PersonEntry[] }
  | { block: 'related-list'; items: IndexRow[] }
  | { block: 'downloads'; files: { title: string; href: string; kind: string }[] }
  | { block: 'questions'; questions: { question: string; answer: RichTextPart[] }[] }
  | { block: 'call-to-action'; link: Link }
  | NotesBlock

/** On the page of a service of the navigator, a table of status is that service's. */
export function showBody(body: Body, read: Reader, service?: NavService): ShownBlock[] {
  const notes = listNotes(read.locale)
  const blocks = body.flatMap((block) => showBlock(block, read, { service, notes }) ?? [])
  return [...blocks, ...notes.block()]
}

type Around = { service: NavService | undefined; notes: NoteList }

/** Undefined where nothing is left to show: the picture of a withdrawn person, a link to a page that is gone. */
function showBlock(block: Block, read: Reader, { service, notes }: Around): ShownBlock | undefined {
  switch (block.block) {
    case 'text':
      return { block: 'text', text: showRichText(block.text, read, notes) }
    case 'callout':
      return { block: 'callout', heading: block.heading, text: showRichText(block.text, read, notes) }
    case 'pull-quote':
      return { block: 'pull-quote', quote: block.quote, ...given('source', block.source) }
    case 'video':
    case 'embed':
      return block
    case 'data-table':
      return showTable(block)
    case 'picture':
    case 'gallery':
      return showPictures(block)
    case 'people-list':
      return orNothing({ block: 'people-list', people: showPeople(block.people, read) }, ({ people }) => people.length)
    case 'related-list':
      return orNothing({ block: 'related-list', items: showRelated(block, read) }, ({ items }) => items.length)
    case 'downloads':
      return {
        block: 'downloads',
        files: block.files.map(({ title, file }) => ({ title, href: file.url, kind: kindOfFile(file) })),
      }
    case 'questions':
      return showQuestions(block, read, notes)
    case 'call-to-action':
      return showAction(block, read)
    case 'status-table-reference':
      return orNothing(
        { block: 'related-list', items: statusTablesOf(block.jurisdiction, service, read) },
        ({ items }) => items.length,
      )
  }
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>

const orNothing = <Shown extends ShownBlock>(shown: Shown, count: (shown: Shown) => number): Shown | undefined =>
  count(shown) === 0 ? undefined : shown

function showQuestions({ questions }: BlockOf<'questions'>, read: Reader, notes: NoteList): ShownBlock {
  const shown = questions.map(({ question, answer }) => ({ question, answer: showRichText(answer, read, notes) }))
  return { block: 'questions', questions: shown }
}

function showTable({ caption, rows }: BlockOf<'data-table'>): ShownBlock {
  const [headings = [], ...below] = rows
  return { block: 'data-table', caption, headings, rows: below }
}

function showPictures(block: BlockOf<'picture'> | BlockOf<'gallery'>): ShownBlock | undefined {
  const show = ({ picture, caption }: BlockOf<'gallery'>['pictures'][number]): Captioned[] => {
    const shown = showPicture(picture, '(min-width: 64rem) 44rem, 100vw')
    return shown ? [{ picture: shown, ...given('caption', caption) }] : []
  }
  if (block.block === 'gallery') return { block: 'gallery', pictures: block.pictures.flatMap(show) }
  const [shown] = show(block)
  return shown && { block: 'picture', ...shown }
}

function showRelated({ items }: BlockOf<'related-list'>, read: Reader): IndexRow[] {
  return items.flatMap((ref) => {
    const document = read.find(ref)
    if (!document || !hasPage(document)) return []
    return [{ href: document.path, title: titleOf(document), ...given('summary', document.summary) }]
  })
}

function showAction({ target, text }: BlockOf<'call-to-action'>, read: Reader): ShownBlock | undefined {
  const link = target?.kind === 'item' ? linkToItem(target.ref, read, text) : linkTo(target, read, text)
  return link && { block: 'call-to-action', link }
}
