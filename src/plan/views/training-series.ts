import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { linksAbout } from '../show/about'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { view } from '../view'
import { aboveTraining } from './training'

export type TrainingSeriesProps = {
  standfirst: string | undefined
  body: ShownBlock[]
  lasts: string
  /** In the order in which they are taken. */
  modules: IndexRow[]
  /** Their numbers, for the progress of the person who takes them. */
  lessons: number[]
  about: Link[]
  instead: Link
}

export const trainingSeriesView = view<'training-series', TrainingSeriesProps>({
  route: 'training-series',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'training-series') return undefined
    const words = mainWords(locale)
    const modules = read.findAll(document.modules)
    const minutes = modules.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
    return {
      ...showDocument(document, read),
      above: aboveTraining(locale),
      props: {
        standfirst: document.summary,
        body: showBody(document.body, read),
        lasts: words('article.minutes', { count: minutes }),
        modules: modules.map(({ path, title, summary, durationMinutes }, position) => ({
          href: path,
          title,
          topic: words('training.series', { part: position + 1, parts: modules.length }),
          ...(summary === undefined ? {} : { summary }),
          note: words('article.minutes', { count: durationMinutes }),
        })),
        lessons: modules.map(({ id }) => id),
        about: linksAbout(document, read),
        instead: {
          href: href('insights-of-kind', locale, { kind: 'training' }),
          text: words('insights.training'),
        },
      },
    }
  },
})
