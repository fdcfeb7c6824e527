import { href } from '../../../routes/href'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { ButtonLink } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/message/message'
import { MoreLink } from '../../../ui/more-link/more-link'
import { PageHead } from '../../../ui/page-head/page-head'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { useAsked } from '../use-asked'
import { FeedList } from './feed-list'
import { PagesReadPart } from './pages-read-part'

/** What was published of what somebody follows. */
export function InsightsScreen({ locale, words, user }: ScreenProps) {
  const title = words('feed.title')
  useScreenTitle(title)
  const asked = useAsked('Feed', { locale })
  const count = asked.data?.feed.length ?? 0
  const interests = href('profile', locale, { tab: 'interests' })
  return (
    <>
      <PageHead title={count === 0 ? title : words('feed.count', { count })} standfirst={words('feed.lead')}>
        <MoreLink href={interests} text={words('feed.change')} />
      </PageHead>
      <Card id="feed" title={words('feed.newest')} note={words('feed.note')} {...{ locale, words, asked }}>
        {({ feed }) =>
          feed.length === 0 ? (
            <EmptyState title={words('feed.none')} text={words('feed.none-text')}>
              <ButtonLink href={interests}>{words('feed.choose')}</ButtonLink>
            </EmptyState>
          ) : (
            <FeedList {...{ locale, words }} items={feed} />
          )
        }
      </Card>
      <PagesReadPart {...{ locale, words, user }} />
    </>
  )
}
