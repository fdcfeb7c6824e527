import { Button } from '../button/button'
import { AccountFrame } from './account-frame'

export const examples = {
  'a dashboard without a connection': (
    <AccountFrame
      who="Signed in as Rowan Ellery by Email and password"
      warning="You are offline"
      leave={
        <form>
          <Button kind="quiet">Sign out</Button>
        </form>
      }
      label="Your account, offline"
      places={[{ href: '#overview', text: 'Overview', isCurrent: true }]}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
  'a dashboard': (
    <AccountFrame
      who="Signed in as Rowan Ellery by Email and password"
      leave={
        <form>
          <Button kind="quiet">Sign out</Button>
        </form>
      }
      label="Your account"
      places={[
        { href: '#overview', text: 'Overview', isCurrent: true },
        { href: '#details', text: 'Details' },
        { href: '#security', text: 'Security' },
      ]}
    >
      <div className="wrap">
        <p>What is shown of it.</p>
      </div>
    </AccountFrame>
  ),
}
