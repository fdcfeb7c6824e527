import { formatDay } from '../../i18n/format/format-date'
import { formatList } from '../../i18n/format/format-list'
import { spellNumber } from '../../i18n/format/spell-number'
import { href } from '../../routes/href'
import { type Overview } from '../../services/account/answers/overview-answers'
import { type FeedItem } from '../../services/account/answers/personal-answers'
import { IndexList } from '../../ui/index-list/index-list'
import { MoreLink } from '../../ui/more-link/more-link'
import { Card } from '../account/card'
import { type ScreenProps } from '../account/screen-props'
import { useAsked } from '../account/use-asked'
import { dayHere } from './say-finding'

type Said = Pick<ScreenProps, 'locale' | 'words'>
type Props = Said & { day: string | undefined; overview: Overview | undefined }

const mostShown = 5
const mostNames = 3

/** What was published on what somebody follows, and which pages changed that they keep. */
export function SubjectsPart({ locale, words, day, overview }: Props) {
  const asked = useAsked('Changes', { locale, since: day ?? null })
  const title = words('overview.subjects')
  // Of the law of a place it is said above.
  const items = asked.data?.changes.items.filter(({ name }) => !name.startsWith('nav-jurisdiction-')) ?? []
  const note = asked.data && items.length > 0 ? sayNote(items, { locale, words, day, overview }) : undefined
  return (
    <Card id="overview_subjects" title={title} note={note} {...{ locale, words, asked }}>
      {({ changes: { since } }) =>
        items.length === 0 ? (
          <Nothing {...{ locale, words, overview, since }} />
        ) : (
          <>
            <IndexList rows={items.slice(0, mostShown).map((item) => toRow(item, { locale, words }))} />
            <p>
              <MoreLink href={href('dashboard-insights', locale)} text={words('overview.all-insights')} />
            </p>
          </>
        )
      }
    </Card>
  )
}

function toRow({ path, title, datedAt, changedAt, because }: FeedItem, { locale, words }: Said) {
  const at = datedAt ?? changedAt
  return {
    ...{ href: path, title },
    date: { iso: at.slice(0, 'YYYY-MM-DD'.length), text: formatDay(locale, at, 'medium') },
    topic: because.length === 0 ? words('overview.kept') : formatList(locale, because.slice(0, mostNames)),
  }
}

/** Of how many of their subjects there is something new. */
function sayNote(items: readonly FeedItem[], { locale, words, overview }: Props): string | undefined {
  const names = [...new Set(items.flatMap(({ because }) => because))]
  const count = overview === undefined ? 0 : overview.subjects + overview.places
  if (names.length === 0 || names.length > count) return undefined
  const [some, number] = [names.length, count].map((one) => spellNumber(locale, one))
  return words('overview.subjects-of', {
    ...{ count, some: some ?? '', number: number ?? '' },
    names: formatList(locale, names.slice(0, mostNames)),
  })
}

function Nothing({ locale, words, overview, since }: Omit<Props, 'day'> & { since: string }) {
  const isNone = overview?.subjects === 0
  const insights = href('dashboard-insights', locale)
  return (
    <>
      <p>
        {isNone
          ? words('overview.no-subjects')
          : words('overview.no-insights', { date: formatDay(locale, dayHere(since)) })}
      </p>
      <p>
        {isNone ? (
          <MoreLink href={href('profile', locale, { tab: 'interests' })} text={words('overview.choose-subjects')} />
        ) : (
          <MoreLink href={insights} text={words('overview.all-insights')} />
        )}
      </p>
    </>
  )
}
