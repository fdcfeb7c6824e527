import { useEffect, useRef, useState } from 'react'
import { type SavedGroup, savedGroups } from '../../../forms/account-favourites'
import { href } from '../../../routes/href'
import { wantedSaving } from '../../../routes/saved-of'
import { type Favourite } from '../../../services/account/answers/dashboard-answers'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { ButtonLink } from '../../../ui/button/button'
import { KeptList } from '../../../ui/kept-list/kept-list'
import { EmptyState } from '../../../ui/message/message'
import { Notice } from '../../../ui/notice/notice'
import { PageHead } from '../../../ui/page-head/page-head'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { saidElsewhere, useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { FavouriteChips, useShownKind } from './favourite-chips'
import { FavouriteRow, RemovedRow } from './favourite-row'
import { KeptReports, useReportCount } from './kept-reports'

const groupOf: Readonly<Record<Favourite['kind'], SavedGroup>> = {
  PERSON: 'people',
  ARTICLE: 'insights',
  EVENT: 'events',
  TRAINING: 'training',
  TRAINING_SERIES: 'training',
  JURISDICTION: 'jurisdictions',
}

type Group = { group: SavedGroup; all: readonly Favourite[] }

/** Below a heading for each kind; what was just removed keeps its place, so that it can be brought back there. */
const toGroups = (all: readonly Favourite[]): Group[] =>
  savedGroups
    .map((group) => ({ group, all: all.filter(({ kind }) => groupOf[kind] === group) }))
    .filter((one) => one.all.length > 0)

/** What somebody keeps of the public pages, in their own order. */
export function FavouritesScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('favourites.title')
  useScreenTitle(title)
  const asked = useAsked('Favourites', { locale })
  const all = asked.data?.favourites ?? []
  const reports = useReportCount()
  const count = all.filter(isKept).length + reports
  const groups = toGroups(all)
  const kinds = groups.map((one) => ({ kind: one.group, count: one.all.filter(isKept).length }))
  const { isShown, ...narrowed } = useShownKind([{ kind: 'reports', count: reports }, ...kinds])
  return (
    <>
      <PageHead
        title={count === 0 ? title : words('favourites.count', { count })}
        standfirst={words('favourites.lead')}
      />
      <Wanted {...props} />
      <FavouriteChips words={words} {...narrowed} />
      {isShown('reports') ? <KeptReports {...props} /> : null}
      {narrowed.shown === 'reports' ? null : (
        <Groups {...props} groups={groups.filter(({ group }) => isShown(group))} />
      )}
      <Removed {...props} />
    </>
  )
}

function Groups({ groups: [first, ...others], ...props }: ScreenProps & { groups: readonly Group[] }) {
  const { locale, words } = props
  const asked = useAsked('Favourites', { locale })
  return (
    <>
      <Card
        id={`kept_${first?.group ?? 'pages'}`}
        title={words(first ? `favourites.${first.group}` : 'favourites.title')}
        {...{ locale, words, asked }}
      >
        {() => (first ? <Rows {...props} all={first.all} /> : <Nothing {...props} />)}
      </Card>
      {others.map(({ group, all: rows }) => (
        <Card
          key={group}
          id={`kept_${group}`}
          title={words(`favourites.${group}`)}
          {...{ locale, words }}
          asked={saidElsewhere(asked)}
        >
          {() => <Rows {...props} all={rows} />}
        </Card>
      ))}
    </>
  )
}

const findWanted = (): string | undefined => new URLSearchParams(location.search).get(wantedSaving) ?? undefined

/** A page that somebody wanted to keep before they were signed in. */
function Wanted({ locale, words }: ScreenProps) {
  const [wanted] = useState(findWanted)
  const { outcome, send } = useChange('AddFavourite', { refetch: ['Favourites', 'RemovedFavourites'] })
  const isSent = useRef(false)
  useEffect(() => {
    if (wanted === undefined || isSent.current) return
    isSent.current = true
    send({ of: wanted, locale })
    history.replaceState(null, '', location.pathname)
  }, [wanted, send, locale])
  const { state } = outcome
  if (state !== 'done' && state !== 'failed') return null
  return (
    <div className="wrap" role="status">
      <Notice kind={state === 'done' ? 'note' : 'warning'}>
        <p>
          {state === 'done'
            ? words('favourites.saved', { title: outcome.data.addFavourite.title })
            : words('favourites.not-saved')}
        </p>
      </Notice>
    </div>
  )
}

type WithAll = ScreenProps & { all: readonly Favourite[] }

const Nothing = ({ locale, words }: ScreenProps) => (
  <EmptyState title={words('favourites.none')} text={words('favourites.none-text')}>
    <ButtonLink href={href('insights', locale)}>{words('favourites.look')}</ButtonLink>
  </EmptyState>
)

const isKept = ({ removedAt }: Favourite): boolean => removedAt === null

function Rows({ all, ...screen }: WithAll) {
  const kept = all.filter(isKept)
  return (
    <KeptList>
      {all.map((one) => {
        if (!isKept(one)) return <RemovedRow key={one.id} {...screen} favourite={one} isHere />
        const at = kept.indexOf(one)
        return (
          <FavouriteRow
            key={one.id}
            {...screen}
            favourite={one}
            above={kept[at - 1]}
            below={kept[at + 1]}
            afterBelow={kept[at + 2]}
          />
        )
      })}
    </KeptList>
  )
}

/** What can still be brought back, where the page was left meanwhile. */
function Removed(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('RemovedFavourites', { locale })
  const gone = asked.data?.removedFavourites.filter((one) => !isKept(one)) ?? []
  if (asked.data === undefined || gone.length === 0) return null
  return (
    <Card
      id="removed_pages"
      title={words('favourites.removed')}
      note={words('favourites.removed-note')}
      {...{ locale, words }}
      asked={saidElsewhere(asked)}
    >
      {() => (
        <KeptList>
          {gone.map((one) => (
            <RemovedRow key={one.id} {...props} favourite={one} />
          ))}
        </KeptList>
      )}
    </Card>
  )
}
