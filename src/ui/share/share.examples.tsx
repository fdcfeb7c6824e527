import { Share } from './share'

export const examples = {
  'an article': (
    <Share
      label="Share"
      networks={[
        {
          href: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Faldermoorvane.example',
          text: 'Share on LinkedIn',
        },
      ]}
      copy={{ url: 'https://aldermoorvane.example', text: 'Copy link', done: 'Copied' }}
      print="Print"
      email={{ href: 'mailto:?subject=Interim%20measures', text: 'Send by email' }}
    />
  ),
}
