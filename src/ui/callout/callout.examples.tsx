import { Actions, Callout } from './callout'

export const examples = {
  'in words': (
    <Callout id="brief-words" title="In brief">
      <p>Anyone who relies on a roll-out date later than 1 February 2027 should check today.</p>
    </Callout>
  ),
  'with dates': (
    <Callout id="brief-dates" title="In brief">
      <Actions
        actions={[
          { when: 'Check today', what: 'whether any live compliance report relies on a later date.' },
          { when: 'By 27 November', what: 'name one person who can sign in each business line.' },
        ]}
      />
    </Callout>
  ),
}
