import { Button } from '../button/button'
import { PressRow } from './press-row'

export const examples = {
  choices: (
    <PressRow>
      <Button kind="quiet">United Kingdom ×</Button>
      <Button kind="quiet">Singapore ×</Button>
    </PressRow>
  ),
}
