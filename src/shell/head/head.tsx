import { createElement } from 'react'
import { type Head } from './plan-head'

/** React writes some attributes in its own way. */
const reactNames: Record<string, string> = { hreflang: 'hrefLang' }

const toProps = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))

/** What search engines, browsers and social networks read. */
export function HeadTags({ head: { lang, dir, title, tags } }: { head: Head }) {
  return (
    <>
      <html lang={lang} dir={dir} />
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {tags.map((tag, position) =>
        tag.element === 'script' ? (
          <script key={position} {...tag.attributes} dangerouslySetInnerHTML={{ __html: tag.text }} />
        ) : (
          createElement(tag.element, { key: position, ...toProps(tag.attributes) })
        ),
      )}
    </>
  )
}
