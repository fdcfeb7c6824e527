import { ConsentQuestion } from './consent-question'

export const examples = {
  'before a script shows it': (
    <ConsentQuestion
      title="May we count visits?"
      text="Only with your agreement do we store anything that is not needed to show this page."
      accept="Yes, count my visits"
      refuse="No"
      more={{ href: '#cookies', text: 'What is stored' }}
    />
  ),
}
