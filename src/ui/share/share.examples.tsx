import { Share } from './share'

export const examples = {
  'an article': (
    <Share
      label="Share"
      networks={[
        {
          href: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Ffirm.example',
          text: 'Share on LinkedIn',
        },
      ]}
      copy={{ url: 'https://firm.example', text: 'Copy link', done: 'Copied' }}
      print="Print"
      email={{ href: 'mailto:?subject=Interim%20measures', text: 'Send by email' }}
    />
  ),
}
