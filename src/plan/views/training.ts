import { type Training } from '../../content/training'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { toCourse } from '../../shell/head/structured-data'
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

type Part = { series: Link; place: string; next: Link | undefined }

export type TrainingProps = {
  slug: string
  standfirst: string | undefined
  published: Dated
  lasts: string
  credit: string | undefined
  media: string | undefined
  body: ShownBlock[]
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
        media: document.mediaUrl,
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
  const words = mainWords(read.locale as Locale)
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
      },
    ]
  })
}
