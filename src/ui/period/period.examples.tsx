import { Period } from './period'

const words = { title: 'Period', from: 'From', until: 'To', apply: 'Show' }
const apply = () => undefined

export const examples = {
  'any day': <Period id="any_day" words={words} chosen={{}} apply={apply} />,
  'one year': (
    <Period
      id="one_year"
      words={words}
      chosen={{ from: '2025-01-01', until: '2025-12-31' }}
      apply={apply}
      clear={{ href: '#any', text: 'Any date' }}
    />
  ),
}
