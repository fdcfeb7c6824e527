import { Fragment, type ReactNode } from 'react'
import { type Locale } from '../../config/locales'
import { type SharedWords, sharedWords } from '../../i18n/words'
import { type ShownBlock } from '../../plan/show/body'
import { ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { DataTable } from '../../ui/data-table/data-table'
import { Downloads } from '../../ui/downloads/downloads'
import { Embed } from '../../ui/embed/embed'
import { Gallery } from '../../ui/gallery/gallery'
import { IndexList } from '../../ui/index-list/index-list'
import { PersonList } from '../../ui/person-list/person-list'
import { Figure } from '../../ui/picture/picture'
import { Wide } from '../../ui/prose/prose'
import { PullQuote } from '../../ui/pull-quote/pull-quote'
import { Questions } from '../../ui/questions/questions'
import { RichText } from '../../ui/rich-text/rich-text'
import { Video } from '../../ui/video/video'
import { TextNotes } from './text-notes'

type Props = { blocks: readonly ShownBlock[]; locale: Locale }
type Place = { id: string; words: SharedWords }
type Shows = { [Name in ShownBlock['block']]: (block: Extract<ShownBlock, { block: Name }>, place: Place) => ReactNode }

/** The parts of a text, as editors put them together; stands in a Prose. */
export function Body({ blocks, locale }: Props) {
  const words = sharedWords(locale)
  return blocks.map((block, position) => (
    <Fragment key={position}>{showBlock(block, { id: `part_${position + 1}`, words })}</Fragment>
  ))
}

// The compiler cannot follow that a block is given to the function of its own name.
const showBlock = (block: ShownBlock, place: Place): ReactNode =>
  (shows[block.block] as (block: ShownBlock, place: Place) => ReactNode)(block, place)

const shows: Shows = {
  text: ({ text }) => <RichText parts={text} />,
  callout: ({ heading, text }, { id }) => (
    <Callout id={id} title={heading}>
      <RichText parts={text} />
    </Callout>
  ),
  'pull-quote': ({ quote, source }) => <PullQuote quote={quote} {...(source === undefined ? {} : { source })} />,
  picture: ({ picture, caption }) => <Figure picture={picture} caption={caption} />,
  gallery: ({ pictures }) => (
    <Wide>
      <Gallery pictures={pictures} />
    </Wide>
  ),
  video: ({ title, url, transcript }, { words }) => (
    <Video
      title={title}
      href={url}
      watch={words('body.watch')}
      transcriptLabel={words('body.transcript')}
      transcript={transcript.split('\n').map((line, position) => (
        <p key={position}>{line}</p>
      ))}
    />
  ),
  embed: ({ title, description, address }, { words }) => (
    <Embed
      title={title}
      description={description}
      href={address.url}
      frame={address.frame}
      shape={address.shape}
      words={{
        open: words('embed.open', { provider: address.provider }),
        show: words('embed.show'),
        notice: words('embed.notice', { provider: address.provider }),
      }}
    />
  ),
  'data-table': ({ caption, headings, rows }, { id }) => (
    <Wide>
      <DataTable id={id} caption={caption} headings={headings} rows={rows} isCompared />
    </Wide>
  ),
  'people-list': ({ people }) => <PersonList people={people} look="rows" />,
  'related-list': ({ items }) => <IndexList rows={items} />,
  downloads: ({ files }) => <Downloads files={files} />,
  questions: ({ questions }, { id }) => (
    <Questions
      questions={questions.map(({ question, answer }, position) => ({
        id: `${id}_${position + 1}`,
        question,
        answer: <RichText parts={answer} />,
      }))}
    />
  ),
  'call-to-action': ({ link }) => (
    <p>
      <ButtonLink href={link.href}>{link.text}</ButtonLink>
    </p>
  ),
  notes: (block) => <TextNotes {...block} />,
}
