import { Contents } from './contents'

export const examples = {
  'an article’s': (
    <Contents
      title="On this page"
      links={[
        { href: '#power', text: 'The power, and why it was not used until now' },
        { href: '#days', text: 'The eleven days' },
      ]}
    />
  ),
}
