import { Button } from '../button/button'
import { Bell } from './bell'

const rows = [
  { id: '1', href: '#notice', text: 'Is a notice needed?', meta: 'The law has changed · Austria', unread: 'Unread' },
  { id: '2', href: '#mergers', text: 'Mergers explained', meta: 'Insight · Mergers', unread: undefined },
]

export const examples = {
  'news of what somebody follows': (
    <Bell text="News" count="1 unread" title="News of what you follow" empty="" rows={rows} onOpen={() => undefined}>
      <form>
        <Button kind="quiet">Mark all as read</Button>
      </form>
    </Bell>
  ),
}
