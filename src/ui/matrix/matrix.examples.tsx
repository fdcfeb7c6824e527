import { Matrix } from './matrix'

export const examples = {
  notices: (
    <Matrix
      caption="How often"
      heading="Way"
      options={[
        { value: 'immediate', text: 'At once' },
        { value: 'never', text: 'Never' },
      ]}
      groups={[
        {
          ...{ name: 'law', title: 'The law changes', note: 'In the jurisdictions that you follow' },
          rows: [
            { name: 'law site', text: 'This site', value: 'immediate' },
            { name: 'law email', text: 'Email', value: 'never' },
          ],
        },
      ]}
      onChoose={() => undefined}
    />
  ),
}
