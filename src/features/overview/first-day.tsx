import { useEffect } from 'react'
import { href } from '../../routes/href'
import { goTo } from '../../shell/session/use-session'
import { useOnboarding } from '../account/onboarding/onboarding-screen'
import { type ScreenProps } from '../account/screen-props'

/** Leads somebody to the questions of their first day, once: the service knows on which device that was. */
export function FirstDay({ locale }: ScreenProps) {
  const { version, outcome, choose } = useOnboarding()
  const isFirst = version === 0 && outcome.state === 'idle'
  const isNoted = outcome.state === 'done'
  useEffect(() => {
    if (isFirst) choose('work')
    // It is another function at each render, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFirst])
  useEffect(() => {
    if (isNoted) goTo(href('onboarding', locale))
  }, [isNoted, locale])
  return null
}
