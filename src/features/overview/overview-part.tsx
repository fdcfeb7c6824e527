import { useEffect, useRef } from 'react'
import { type Overview } from '../../services/account/answers/overview-answers'
import { type AnswerTo } from '../../services/account/operations-here'
import { type DayInAddress, useDayInAddress } from '../../shell/session/use-day-in-address'
import { KeptRoom, OverviewColumns } from '../../ui/overview-columns/overview-columns'
import { PageHead } from '../../ui/page-head/page-head'
import { Loaded } from '../account/card'
import { RequestsPart } from '../account/products/requests-part'
import { type ScreenProps } from '../account/screen-props'
import { type Asked, useAsked } from '../account/use-asked'
import { useChange } from '../account/use-change'
import { DatesPart } from './dates-part'
import { FirstDay } from './first-day'
import { FirstDayParts } from './first-day-parts'
import { MovedPart } from './moved-part'
import { ReportsPart } from './reports-part'
import { sayFinding } from './say-finding'
import { SinceLine } from './since-line'
import { SubjectsPart } from './subjects-part'
import { ToolsPart } from './tools-part'
import { type HeldOverview, useHeldOverview } from './use-held-overview'
import { useLiveLaw } from './use-live-law'

/** What changed for somebody since they were here: the finding is the heading. */
export function OverviewPart(props: ScreenProps) {
  const { locale } = props
  const chosen = useDayInAddress('since')
  const asked = useAsked('Overview', { locale, since: chosen.day ?? null })
  const held = useHeldOverview(asked, chosen.day)
  const { overview } = held
  useLiveLaw(asked.data?.overview.edition)
  useNotedVisit(overview !== undefined)
  return (
    <>
      <FirstDay {...props} />
      {overview && hasNothingYet(overview) && chosen.day === undefined ? (
        <FirstDayParts {...props} {...{ overview, chosen }} />
      ) : (
        <Found {...props} {...{ asked, held, chosen }} />
      )}
      <ToolsPart {...props} />
      <RequestsPart {...props} />
    </>
  )
}

/** Somebody who keeps a report on their first day is shown on the same day what is no longer true in it. */
const hasNothingYet = ({ isFirst, answers }: Overview): boolean =>
  isFirst && answers.every(({ reports }) => reports.length === 0)

type FoundProps = ScreenProps & {
  asked: Asked<AnswerTo<'Overview'>>
  held: HeldOverview
  chosen: DayInAddress
}

function Found({ asked, held: { overview, fresh, show }, chosen, ...props }: FoundProps) {
  const { locale, words } = props
  const title = words('overview.title')
  const known = { ...asked, data: overview }
  return (
    <>
      <PageHead
        isAwaited
        over={
          overview ? (
            <SinceLine {...{ locale, words, chosen }} since={overview.since} />
          ) : (
            <p aria-hidden="true">{'\u00A0'}</p>
          )
        }
        title={overview ? sayFinding({ locale, words }, overview) : title}
      />
      <OverviewColumns
        label={words('overview.aside')}
        side={
          <>
            <ReportsPart {...props} />
            <DatesPart {...props} />
          </>
        }
      >
        <Moved {...{ locale, words, title, known, fresh, show }} isChosen={chosen.day !== undefined} />
      </OverviewColumns>
      <SubjectsPart {...{ locale, words, overview }} day={chosen.day} />
    </>
  )
}

type MovedProps = Pick<ScreenProps, 'locale' | 'words'> &
  Pick<HeldOverview, 'fresh' | 'show'> & { title: string; known: Asked<Overview>; isChosen: boolean }

function Moved({ locale, words, title, known, fresh, isChosen, show }: MovedProps) {
  const matter = (
    <Loaded {...{ title, locale, words }} asked={known}>
      {(overview) => <MovedPart {...{ locale, words, overview, fresh, isChosen }} onShow={show} />}
    </Loaded>
  )
  return known.data === undefined ? <KeptRoom>{matter}</KeptRoom> : matter
}

/** Noted once it was seen: what changes from now on has changed since this visit. */
function useNotedVisit(isSeen: boolean): void {
  const { send } = useChange('NoteOverviewVisit')
  const note = useRef(send)
  const isNoted = useRef(false)
  useEffect(() => {
    if (!isSeen || isNoted.current) return
    isNoted.current = true
    note.current({})
  }, [isSeen])
}
