import { Breadcrumb } from './breadcrumb'

export const examples = {
  'two levels': (
    <Breadcrumb
      label="You are here"
      links={[
        { href: '#insights', text: 'Insights' },
        { href: '#competition', text: 'Competition' },
      ]}
    />
  ),
}
