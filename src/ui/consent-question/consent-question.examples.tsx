import { ConsentQuestion } from './consent-question'

export const examples = {
  'before a script shows it': (
    <ConsentQuestion
      title="What may we store?"
      text="Only with your agreement do we store anything that is not needed to show this page."
      acceptAll="Allow both"
      refuseAll="Allow neither"
      choices={[
        { value: 'statistics', text: 'Count my visits' },
        { value: 'convenience', text: 'Remember my recent searches on this device' },
      ]}
      choose="Choose"
      keep="Save my choice"
      more={{ href: '#cookies', text: 'What is stored' }}
    />
  ),
}
