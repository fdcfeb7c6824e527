import { formatDay } from '../../i18n/format-date'
import { formatList } from '../../i18n/format-list'
import { type FeedItem } from '../../services/account/personal-answers'
import { Press } from '../../shell/session/press'
import { IndexList } from '../../ui/index-list/index-list'
import { type ScreenProps } from './screen-props'
import { SaidOutcome } from './sending'
import { useChange } from './use-change'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { items: readonly FeedItem[] }

/** Public pages that concern somebody, each with the reason. */
export const FeedList = ({ locale, words, items }: Props) => (
  <IndexList
    rows={items.map((item) => ({
      href: item.path,
      title: item.title,
      date: dateOf(item, locale),
      ...(item.because.length === 0
        ? {}
        : { note: words('feed.because', { names: formatList(locale, item.because) }) }),
      more: <Keeping {...{ locale, words, item }} />,
    }))}
  />
)

function dateOf({ datedAt, changedAt }: FeedItem, locale: Props['locale']) {
  const at = datedAt ?? changedAt
  return { iso: at.slice(0, 'YYYY-MM-DD'.length), text: formatDay(locale, at, 'medium') }
}

const canKeep = /^(article|event|training|training-series|person|nav-jurisdiction)-/

function Keeping({ locale, words, item }: Omit<Props, 'items'> & { item: FeedItem }) {
  const { name, title, isSaved } = item
  const { outcome, send } = useChange('KeepPage', { refetch: ['Feed', 'Favourites'] })
  const isKept = isSaved || outcome.state === 'done'
  return (
    <>
      {isKept ? <p>{words('feed.kept')}</p> : null}
      {isKept || !canKeep.test(name) ? null : (
        <Press label={words('feed.keep-one', { title })} onPress={() => send({ of: name, locale })}>
          {words('feed.keep')}
        </Press>
      )}
      <SaidOutcome words={words} outcome={outcome} />
    </>
  )
}
