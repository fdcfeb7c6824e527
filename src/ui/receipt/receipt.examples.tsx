import { Receipt } from './receipt'

export const examples = {
  'before an answer uncovers it': (
    <Receipt title="Thank you: we have your message" label="Your reference is" text="Please keep it." when="sent" />
  ),
}
