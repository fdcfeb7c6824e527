import { toLocaleIn } from '../../config/locales'
import { bodyToPlainText } from '../../content/body-text'
import { findEmbed } from '../../content/embed'
import { countParts, type Line, toLines } from '../../content/lesson-parts'
import { type Training } from '../../content/training'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { toCourse } from '../../shell/head/structured-data'
import { type LessonFilmProps } from '../../ui/lesson-film/lesson-film'
import { type Dated, type Link } from '../../ui/link'
import { type RichTextPart } from '../../ui/rich-text/rich-text'
import { linksAbout } from '../show/about'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { firmNameOf } from '../show/firm'
import { showRichText } from '../show/rich-text'
import { showDay } from '../show/row'
import { type Reader } from '../store/reader'
import { view } from '../view'

type Part = { series: Link; place: string; next: Link | undefined; lessons: number[] }

/** What the page's script keeps a reader's progress by. */
export type LessonParts = {
  id: number
  parts: number
  /** Nobody reads its text faster than this. */ leastSeconds: number
}

const wordsASecond = 10

/** Chinese is counted by its characters, which are read as fast as words. */
const leastSecondsOf = ({ body }: Training): number =>
  Math.ceil((bodyToPlainText(body).match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length / wordsASecond)

function filmOf({ title, film, mediaUrl, captions, path }: Training): LessonFilmProps | undefined {
  if (film)
    return {
      kind: 'own',
      title,
      src: film.url,
      type: film.mimeType,
      captions: captions.length > 0 ? `${path}.vtt` : undefined,
    }
  if (mediaUrl === undefined) return undefined
  const embed = findEmbed(mediaUrl)
  return embed ? { kind: 'hosted', title, href: mediaUrl, ...embed } : { kind: 'elsewhere', href: mediaUrl }
}

export type TrainingProps = {
  slug: string
  standfirst: string | undefined
  published: Dated
  lasts: string
  credit: string | undefined
  film: LessonFilmProps | undefined
  body: ShownBlock[]
  lesson: LessonParts
  lines: Line[]
  transcript: RichTextPart[]
  /** The series in which it stands, with what comes after it. */
  parts: Part[]
  about: Link[]
}

type Locale = Address<'training'>['locale']

export const trainingView = view<'training', TrainingProps>({
  route: 'training',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'training') return undefined
    const words = mainWords(locale)
    const { durationMinutes, cpdMinutes } = document
    return {
      ...showDocument(document, read),
      above: aboveTraining(locale),
      facts: (url) => [
        toCourse({
          name: document.title,
          url: url(document.path),
          description: document.summary ?? document.title,
          provider: { name: firmNameOf(read), url: url(href('home', locale)) },
        }),
      ],
      props: {
        slug: document.slug,
        standfirst: document.summary,
        published: showDay(document.publishedOn, read),
        lasts: words('article.minutes', { count: durationMinutes }),
        credit: cpdMinutes === undefined ? undefined : words('article.minutes', { count: cpdMinutes }),
        film: filmOf(document),
        lesson: { id: document.id, parts: countParts(document), leastSeconds: leastSecondsOf(document) },
        lines: toLines(document.captions),
        body: showBody(document.body, read),
        transcript: showRichText(document.transcript, read),
        parts: partsOf(document, read),
        about: linksAbout(document, read),
      },
    }
  },
})

export function aboveTraining(locale: Locale): Link[] {
  const words = mainWords(locale)
  return [
    { href: href('insights', locale), text: words('insights.title') },
    { href: href('insights-of-kind', locale, { kind: 'training' }), text: words('insights.training') },
  ]
}

function partsOf(training: Training, read: Reader): Part[] {
  const words = mainWords(toLocaleIn('main', read.locale))
  return read.naming('training-series', training).flatMap(({ modules, path, title }) => {
    const parts = read.findAll(modules)
    const position = parts.findIndex(({ id }) => id === training.id)
    if (position < 0) return []
    const next = parts[position + 1]
    return [
      {
        series: { href: path, text: title },
        place: words('training.series', { part: position + 1, parts: parts.length }),
        next: next && { href: next.path, text: next.title },
        lessons: parts.map(({ id }) => id),
      },
    ]
  })
}
