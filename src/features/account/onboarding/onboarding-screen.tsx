import { useEffect } from 'react'
import { type OnboardingStep, onboardingSteps } from '../../../forms/account-notices'
import { href } from '../../../routes/href'
import { Press } from '../../../shell/session/press'
import { findReturnOrDashboard } from '../../../shell/session/return-to'
import { useNewScreen, useScreenTitle } from '../../../shell/session/screens/screens'
import { goTo } from '../../../shell/session/use-session'
import { PageHead } from '../../../ui/page-head/page-head'
import { Progress } from '../../../ui/progress/progress'
import { Loaded } from '../card'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { type Saved, useSaved } from '../use-saved'
import { InterestsStep, NoticesStep, WorkStep } from './onboarding-steps'

/** Where somebody is with the questions of their first day, on every device. */
export function useOnboarding(): Saved<'ChangeOnboarding', OnboardingStep> & { version: number | undefined } {
  const { data, again } = useAsked('Onboarding')
  const { version, step } = data?.onboarding ?? { version: 0, step: 'work' as const }
  const saved = useSaved<'ChangeOnboarding', OnboardingStep>('ChangeOnboarding', {
    ...{ version, again, kept: step },
    versionOf: ({ changeOnboarding }) => changeOnboarding.version,
    toGiven: (given) => ({ step: given }),
  })
  return { ...saved, version: data?.onboarding.version }
}

const asked = onboardingSteps.filter((step) => step !== 'done')
const parts = { work: WorkStep, interests: InterestsStep, notices: NoticesStep }

/** Three short questions after the first sign-in, each of which can be left out. */
export function OnboardingScreen(props: ScreenProps) {
  const { locale, words } = props
  const question = useAsked('Onboarding')
  const { shown, choose, outcome } = useOnboarding()
  const step = shown === 'done' && outcome.state === 'idle' ? 'work' : shown
  const isOver = shown === 'done' && outcome.state === 'done'
  useEffect(() => {
    if (isOver) leave(locale)
  }, [isOver, locale])
  const present = step === 'done' ? asked.length - 1 : asked.indexOf(step)
  const name = asked[present] ?? 'work'
  useScreenTitle(words(`onboarding.${name}-title`))
  useNewScreen(name)
  const Part = parts[name]
  const before = asked[present - 1]
  const goOn = () => choose(asked[present + 1] ?? 'done')
  const besides = (
    <>
      {before === undefined ? null : <Press onPress={() => choose(before)}>{words('onboarding.back')}</Press>}
      <Press onPress={goOn}>{words('onboarding.skip')}</Press>
    </>
  )
  return (
    <>
      <Progress
        label={words('onboarding.title')}
        steps={asked.map((one) => words(`onboarding.${one}`))}
        present={present}
        done={words('onboarding.done')}
      />
      <PageHead title={words(`onboarding.${name}-title`)} standfirst={words(`onboarding.${name}-lead`)} />
      <div className="wrap">
        <Loaded title={words('onboarding.title')} {...{ locale, words }} asked={question}>
          {() => <Part key={name} {...props} besides={besides} onGoOn={goOn} />}
        </Loaded>
        <SaidOutcome words={words} outcome={outcome} />
      </div>
    </>
  )
}

function leave(locale: ScreenProps['locale']): void {
  const to = findReturnOrDashboard({ search: location.search, origin: location.origin, referrer: '' }, locale)
  if (to.startsWith(href('dashboard', locale))) goTo(to)
  else location.assign(to)
}
