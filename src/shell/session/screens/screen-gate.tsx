import { type ComponentProps } from 'react'
import { Gate } from '../../../ui/gate/gate'
import { useNewScreen, useScreenTitle } from './screens'

/** A gate that is the whole screen: the tab is called what it is called, and screen readers go to it. */
export function ScreenGate(gate: ComponentProps<typeof Gate>) {
  useScreenTitle(gate.title)
  useNewScreen(gate.isBusy === true ? undefined : gate.title)
  return <Gate {...gate} />
}
