import { useState } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { formatList } from '../../../i18n/format/format-list'
import { type FeedItem } from '../../../services/account/answers/personal-answers'
import { Press } from '../../../shell/session/press'
import { IndexList } from '../../../ui/index-list/index-list'
import { PressRow } from '../../../ui/press-row/press-row'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useChange } from '../use-change'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { items: readonly FeedItem[] }

const shownAtFirst = 10

/** Public pages that concern somebody, each with the reason; a few, until they ask for all. */
export function FeedList({ locale, words, items }: Props) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const count = items.length - shown.length
  return (
    <>
      <IndexList
        rows={shown.map((item) => ({
          href: item.path,
          title: item.title,
          date: dateOf(item, locale),
          more: (
            <PressRow>
              {item.because.length === 0 ? null : (
                <span>{words('feed.because', { names: formatList(locale, item.because) })}</span>
              )}
              <Keeping {...{ locale, words, item }} />
            </PressRow>
          ),
        }))}
      />
      {count === 0 ? null : <Press onPress={() => setWhole(true)}>{words('feed.more', { count })}</Press>}
    </>
  )
}

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
