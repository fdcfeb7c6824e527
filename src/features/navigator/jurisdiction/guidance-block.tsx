import { type GuidanceParts } from '../../../access/guidance-parts'
import { type LocaleIn, locales } from '../../../config/locales'
import { TextNotes } from '../../../shell/parts/text-notes'
import { ButtonLink } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { DataTable } from '../../../ui/data-table/data-table'
import { Downloads } from '../../../ui/downloads/downloads'
import { Gallery } from '../../../ui/gallery/gallery'
import { IndexList } from '../../../ui/index-list/index-list'
import { Figure } from '../../../ui/picture/picture'
import { Wide } from '../../../ui/prose/prose'
import { PullQuote } from '../../../ui/pull-quote/pull-quote'
import { Questions } from '../../../ui/questions/questions'
import { RichText } from '../../../ui/rich-text/rich-text'

type Part = GuidanceParts[number]
type Props = { block: Part; /** Unique on the page. */ id: string; locale: LocaleIn<'main'> }

/** One part of a guidance, as public pages show it. */
export function GuidanceBlock({ block, id, locale }: Props) {
  switch (block.block) {
    case 'text':
      return <RichText parts={block.text} />
    case 'callout':
      return (
        <Callout id={id} title={block.heading}>
          <RichText parts={block.text} />
        </Callout>
      )
    case 'pull-quote':
      return <PullQuote quote={block.quote} {...(block.source === undefined ? {} : { source: block.source })} />
    case 'data-table':
      return <Table id={id} {...block} />
    case 'questions':
      return <Questions questions={block.questions.map((one, place) => toQuestion(one, `${id}_${place + 1}`))} />
    case 'pictures':
      return <Pictures pictures={block.pictures} />
    case 'links':
      // Pages are named in the reader's language, whatever language the guidance is in.
      return (
        <div lang={locales[locale].htmlLang}>
          <IndexList rows={block.links} />
        </div>
      )
    case 'downloads':
      return <Downloads files={block.files} />
    case 'button':
      return (
        <p>
          <ButtonLink href={block.href}>{block.title}</ButtonLink>
        </p>
      )
    case 'notes':
      return <TextNotes {...block} />
  }
}

type Of<Name extends Part['block']> = Extract<Part, { block: Name }>

const toQuestion = ({ question, answer }: Of<'questions'>['questions'][number], id: string) => ({
  ...{ id, question },
  answer: <RichText parts={answer} />,
})

const Table = ({ id, caption, rows: [headings = [], ...rows] }: Of<'data-table'> & { id: string }) => (
  <Wide>
    <DataTable id={id} caption={caption} headings={headings} rows={rows} isCompared />
  </Wide>
)

function Pictures({ pictures }: Pick<Of<'pictures'>, 'pictures'>) {
  const [first] = pictures
  if (pictures.length > 1) {
    return (
      <Wide>
        <Gallery pictures={pictures} />
      </Wide>
    )
  }
  return first ? <Figure {...first} /> : null
}
