import { Button } from '../button/button'
import { AccountFrame } from './account-frame'

const leave = (
  <form>
    <Button kind="quiet">Sign out</Button>
  </form>
)

export const examples = {
  'a dashboard without a connection': (
    <AccountFrame
      warning="You are offline"
      leave={leave}
      label="Your account, offline"
      places={[[{ href: '#overview', text: 'Overview', isCurrent: true }]]}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
  'a dashboard with places in groups, and the tabs of one': (
    <AccountFrame
      leave={leave}
      label="Your account"
      places={[
        [
          { href: '#overview', text: 'Overview' },
          { href: '#contacts', text: 'Contacts' },
        ],
        [{ href: '#subscriptions', text: 'Subscriptions' }],
        [{ href: '#details', text: 'Profile', isCurrent: true }],
      ]}
      tabs={{
        label: 'Your profile',
        places: [
          { href: '#details', text: 'Details', isCurrent: true },
          { href: '#security', text: 'Security' },
        ],
      }}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
}
