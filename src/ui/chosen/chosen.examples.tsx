import { Chosen } from './chosen'

export const examples = {
  'two choices': (
    <Chosen
      label="Chosen filters"
      choices={[
        { href: '#without-paris', text: 'Paris', label: 'Take away: Paris' },
        {
          href: '#without-tax',
          text: 'Tax disputes and investigations',
          label: 'Take away: Tax disputes and investigations',
        },
      ]}
      none={{ href: '#all', text: 'Take all filters away' }}
    />
  ),
}
