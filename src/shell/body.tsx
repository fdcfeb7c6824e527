import { Fragment, type ReactNode } from 'react'
import { type ShownBlock } from '../build/show/body'
import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { ButtonLink } from '../ui/button/button'
import { Callout } from '../ui/callout/callout'
import { DataTable } from '../ui/data-table/data-table'
import { Downloads } from '../ui/downloads/downloads'
import { Gallery } from '../ui/gallery/gallery'
import { IndexList } from '../ui/index-list/index-list'
import { PersonList } from '../ui/person-list/person-list'
import { Figure } from '../ui/picture/picture'
import { Wide } from '../ui/prose/prose'
import { PullQuote } from '../ui/pull-quote/pull-quote'
import { Questions } from '../ui/questions/questions'
import { RichText } from '../ui/rich-text/rich-text'
import { Video } from '../ui/video/video'

type Props = { blocks: readonly ShownBlock[]; locale: Locale }

/** The parts of a text, as editors put them together; stands in a Prose. */
export function Body({ blocks, locale }: Props) {
  return blocks.map((block, position) => (
    <Fragment key={position}>{showBlock(block, { locale, id: `part_${position + 1}` })}</Fragment>
  ))
}

function showBlock(block: ShownBlock, { locale, id }: { locale: Locale; id: string }): ReactNode {
  const words = sharedWords(locale)
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
      return <PullQuote {...block} />
    case 'picture':
      return <Figure {...block} />
    case 'gallery':
      return (
        <Wide>
          <Gallery pictures={block.pictures} />
        </Wide>
      )
    case 'video':
      return (
        <Video
          title={block.title}
          href={block.url}
          watch={words('body.watch')}
          transcriptLabel={words('body.transcript')}
          transcript={block.transcript.split('\n').map((line, position) => (
            <p key={position}>{line}</p>
          ))}
        />
      )
    case 'data-table':
      return (
        <Wide>
          <DataTable id={id} {...block} />
        </Wide>
      )
    case 'people-list':
      return <PersonList people={block.people} look="rows" />
    case 'related-list':
      return (
        <IndexList
          rows={block.items.map(({ href, text, summary }) => ({
            href,
            title: text,
            ...(summary === undefined ? {} : { summary }),
          }))}
        />
      )
    case 'downloads':
      return <Downloads files={block.files} />
    case 'questions':
      return (
        <Questions
          questions={block.questions.map(({ question, answer }, position) => ({
            id: `${id}_${position + 1}`,
            question,
            answer: <RichText parts={answer} />,
          }))}
        />
      )
    case 'call-to-action':
      return (
        <p>
          <ButtonLink href={block.link.href}>{block.link.text}</ButtonLink>
        </p>
      )
  }
}
