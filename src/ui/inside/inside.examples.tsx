import { Inside, Outside } from './inside'

export const examples = {
  'not signed in': (
    <>
      <Inside locale="en" page={{ view: 'jurisdiction' }} />
      <Outside isTeaser>
        <p>What is asked.</p>
      </Outside>
      <Outside>
        <p>The answers are for subscribers.</p>
      </Outside>
    </>
  ),
}
