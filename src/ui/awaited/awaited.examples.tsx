import { Awaited } from './awaited'

export const examples = {
  'nothing there yet': (
    <Awaited id="awaited" data={{ 'data-locale': 'en' }} ifLate="It does not come.">
      <p>What follows it</p>
    </Awaited>
  ),
}
