import { type Locale } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { Share } from '../ui/share/share'

type Network = { name: string; share: (url: string, title: string) => string }

const linkedIn: Network = {
  name: 'LinkedIn',
  share: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
}
const x: Network = { name: 'X', share: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}` }
const weibo: Network = {
  name: '微博',
  share: (url, title) => `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
}

/** Where readers of a language share what they read. */
const networksOf = (locale: Locale): Network[] => (locale === 'zh-cn' ? [weibo, linkedIn] : [linkedIn, x])

type Props = { locale: Locale; title: string; url: string }

/** Ways to pass a page on, or to take it along. Plain links: no network learns of a reader before one is followed. */
export function PageActions({ locale, title, url }: Props) {
  const words = sharedWords(locale)
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)]
  return (
    <div className="wrap">
      <Share
        label={words('action.share')}
        networks={networksOf(locale).map(({ name, share }) => ({
          href: share(encodedUrl, encodedTitle),
          text: words('action.share-on', { network: name }),
        }))}
        email={{ href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}`, text: words('action.email') }}
        copy={{ url, text: words('action.copy'), done: words('action.copied') }}
        print={words('action.print')}
      />
    </div>
  )
}
