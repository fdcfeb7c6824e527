import { useCallback, useEffect, useState } from 'react'
import { readPermalink } from '../../../routes/permalink'
import { type NavJurisdiction } from '../../../services/account/answers/navigator-answers'
import { Press } from '../../../shell/session/press'
import { type DayInAddress } from '../../../shell/session/use-day-in-address'
import { Presses } from '../../../ui/law-answer/law-answer'
import { Section } from '../../../ui/section/section'
import { WorkTools } from '../../../ui/work-tools/work-tools'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { Answered } from '../answered'
import { CompareDays } from '../compare/compare-days'
import { DayOfLaw } from '../day/day-of-law'
import { useDay } from '../day/use-day'
import { type JurisdictionProps, type LawProps } from '../inside-props'
import { Newer } from '../newer'
import { OfflinePacket } from '../offline-packet'
import { isChangedSince, SinceVisit } from './since-visit'

/** The law of one jurisdiction on a day, question by question. */
export function JurisdictionScreen(props: JurisdictionProps) {
  const { locale, page, words, partWords } = props
  const { day, show } = useDay()
  const { region, jurisdiction, service } = page
  const asked = useAsked('NavJurisdiction', { service: service.slug, region, jurisdiction, locale, day: day ?? null })
  return (
    <>
      <Card id="law_answers" title={words('law.answers')} {...{ locale, asked }} words={partWords}>
        {({ navJurisdiction: law }) => (
          <>
            <Newer edition={law.edition} again={asked.again} words={words} />
            <Tools law={law} show={show} {...props} />
          </>
        )}
      </Card>
      {asked.data ? <Law law={asked.data.navJurisdiction} {...props} /> : null}
    </>
  )
}

function Tools({ law, locale, page, words, show }: LawProps & { show: DayInAddress['show'] }) {
  const { day, questions } = law
  const different = questions.filter(({ answer }) => answer?.differsFromToday).length
  return (
    <WorkTools>
      <DayOfLaw {...{ locale, words, show, different }} {...law} />
      <Presses>
        <Press onPress={() => window.print()}>{words('law.print')}</Press>
        <OfflinePacket
          {...{ locale, words, day }}
          address={`${location.pathname}${location.search}`}
          title={document.title}
          services={[page.service.permission]}
        />
      </Presses>
    </WorkTools>
  )
}

function Law(props: LawProps) {
  // What changed stands above, and is as long as it is: nothing is shown below it before it is there.
  const [isSettled, setSettled] = useState(!isChangedSince(props.law))
  const settle = useCallback(() => setSettled(true), [])
  return (
    <>
      <SinceVisit {...props} onSettled={settle} />
      {isSettled ? <Answers {...props} /> : null}
    </>
  )
}

function Answers(props: LawProps) {
  const { law, page, words } = props
  const { service } = page
  const wanted = useWanted(law)
  return (
    <>
      <CompareDays
        {...props}
        within={{ service: service.slug, region: page.region, jurisdiction: page.jurisdiction }}
      />
      {byTopic(law.questions).map(([topic, questions], place) => (
        <Section
          key={topic}
          id={`topic_${place + 1}`}
          title={topic}
          note={words('law.questions', { count: questions.length })}
        >
          {questions.map((question) => (
            <Answered key={question.key} {...props} question={question} wanted={wanted} />
          ))}
        </Section>
      ))}
    </>
  )
}

/** What the address names, once its answer is there to be gone to. */
function useWanted({ iso }: NavJurisdiction) {
  const [wanted, setWanted] = useState(() => readPermalink(location.hash))
  useEffect(() => {
    // A link within the page: what the search found here, or a citation that was put into the address.
    const hear = () => setWanted(readPermalink(location.hash))
    window.addEventListener('hashchange', hear)
    return () => window.removeEventListener('hashchange', hear)
  }, [])
  const question = wanted?.question
  useEffect(() => {
    if (question === undefined) return
    const heading = document.getElementById(`q_${question}-question`)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [question, iso, wanted])
  return wanted
}

type Asked = NavJurisdiction['questions'][number]

function byTopic(questions: readonly Asked[]): [topic: string, questions: Asked[]][] {
  const topics = new Map<string, Asked[]>()
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question])
  return [...topics]
}
