import { type Topic } from '../../content/topic'
import { compareTexts } from '../../i18n/compare-texts'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { showDocument } from '../show/document'
import { firmNameOf } from '../show/firm'
import { insightRow, insightsAbout } from '../show/insight'
import { type Reader } from '../store/reader'
import { view } from '../view'

export type TopicProps = {
  standfirst: string | undefined
  within: Link[]
  rows: IndexRow[]
  feed: Link
  all: Link
}

/** More are reached through the list of insights. */
export const mostOfTopic = 100

export const topicView = view<'topic', TopicProps>({
  route: 'topic',
  show: ({ address: { locale, params }, document }, read) => {
    if (document?.type !== 'topic') return undefined
    const words = mainWords(locale)
    const insights = href('insights', locale)
    const feed = href('topic-feed', locale, params)
    return {
      ...showDocument(document, read),
      description: document.summary ?? words('topic.described', { firm: firmNameOf(read), part: document.name }),
      above: [{ href: insights, text: words('insights.title') }, ...aboveTopic(document, read)],
      feeds: [{ href: feed, text: document.name }],
      props: {
        standfirst: document.summary,
        within: narrowerThan(document, read).map(({ path, name }) => ({ href: path, text: name })),
        rows: insightsAbout(withNarrower(document, read), read)
          .slice(0, mostOfTopic)
          .map((insight) => insightRow(insight, read)),
        feed: { href: feed, text: words('list.feed') },
        all: { href: insights, text: words('home.all-briefings') },
      },
    }
  },
})

function aboveTopic({ within }: Topic, read: Reader): Link[] {
  const wider = read.find(within)
  return wider ? [...aboveTopic(wider, read), { href: wider.path, text: wider.name }] : []
}

function narrowerThan(topic: Topic, read: Reader): Topic[] {
  const compare = compareTexts(read.locale)
  return read
    .naming('topic', topic)
    .filter(({ within }) => within?.id === topic.id)
    .sort((one, other) => compare(one.name, other.name))
}

/** What is about a narrower topic is about the wider one too. */
export const withNarrower = (topic: Topic, read: Reader): Topic[] => [
  topic,
  ...narrowerThan(topic, read).flatMap((narrower) => withNarrower(narrower, read)),
]
