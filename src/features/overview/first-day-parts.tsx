import { type ReactNode } from 'react'
import { formatDay } from '../../i18n/format/format-date'
import { formatMoment } from '../../i18n/format/format-time'
import { beginSentence, spellNumber } from '../../i18n/format/spell-number'
import { href } from '../../routes/href'
import { type ComingEvent, type Overview } from '../../services/account/answers/overview-answers'
import { type DayInAddress } from '../../shell/session/use-day-in-address'
import { ButtonLink } from '../../ui/button/button'
import { IndexList } from '../../ui/index-list/index-list'
import { MoreLink } from '../../ui/more-link/more-link'
import { FirstWords } from '../../ui/overview-columns/overview-columns'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { Steps } from '../../ui/steps/steps'
import { type ScreenProps } from '../account/screen-props'
import { dayHere } from './say-finding'
import { ChooseDate } from './since-line'

type Said = Pick<ScreenProps, 'locale' | 'words'>
type Props = Said & { overview: Overview; chosen: DayInAddress }

/** What somebody sees on their first day: what will stand here, and what it needs to know for that. */
export function FirstDayParts({ locale, words, overview, chosen }: Props) {
  const today = dayHere(new Date().toISOString())
  const said = { locale, words, overview }
  return (
    <>
      <PageHead
        over={
          <>
            <p>{beginSentence(locale, words('overview.first-day', { date: formatDay(locale, today, 'full') }))}</p>
            <ChooseDate {...{ words, chosen }} first={dayHere(overview.since)} />
          </>
        }
        title={words('overview.first-title')}
      >
        <FirstWords text={words('overview.first-lead')} />
      </PageHead>
      <Section id="overview_steps" title={words('overview.steps')} note={words('overview.steps-note')}>
        <Steps steps={[subjectsStep(said), placesStep(said), keepStep(said)]} />
      </Section>
      {overview.eventsToCome.length === 0 ? null : (
        <Section id="overview_events" title={words('overview.events')} note={words('overview.events-note')}>
          <IndexList rows={overview.eventsToCome.map((event) => toRow(event, locale))} />
        </Section>
      )}
    </>
  )
}

type Step = { title: string; content: ReactNode }
type StepProps = Said & { overview: Overview }

/** Only the first has the one solid button of the page. */
function subjectsStep({ locale, words, overview: { subjects: count } }: StepProps): Step {
  const number = spellNumber(locale, count)
  return {
    title: words('overview.step-subjects'),
    content: (
      <>
        <p>{count === 0 ? words('overview.step-subjects-text') : words('overview.subjects-done', { count, number })}</p>
        <p>
          <ButtonLink kind={count === 0 ? 'solid' : 'quiet'} href={href('profile', locale, { tab: 'interests' })}>
            {words('overview.choose-subjects')}
          </ButtonLink>
        </p>
      </>
    ),
  }
}

function placesStep({ locale, words, overview: { places: count } }: StepProps): Step {
  const number = spellNumber(locale, count)
  return {
    title: words('overview.step-places'),
    content: (
      <>
        <p>{count === 0 ? words('overview.step-places-text') : words('overview.places-done', { count, number })}</p>
        <p>
          <MoreLink href={href('profile', locale, { tab: 'interests' })} text={words('overview.choose-places')} />
        </p>
      </>
    ),
  }
}

function keepStep({ locale, words, overview: { kept: count } }: StepProps): Step {
  const number = spellNumber(locale, count)
  return {
    title: words('overview.step-keep'),
    content: (
      <>
        <p>{count === 0 ? words('overview.step-keep-text') : words('overview.keep-done', { count, number })}</p>
        <p>
          <MoreLink href={href('insights', locale)} text={words('overview.to-insights')} />
        </p>
      </>
    ),
  }
}

const toRow = ({ path, title, detail, datedAt }: ComingEvent, locale: Said['locale']) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    ...{ href: path, title },
    ...(datedAt === null
      ? {}
      : { date: { iso: datedAt, text: formatMoment(locale, { instant: datedAt, timeZone }, 'medium') } }),
    ...(detail === null ? {} : { topic: detail }),
  }
}
