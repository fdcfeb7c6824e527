/** Everything that the head of a page says. */
export type Head = {
  lang: string
  title: string
  description: string | undefined
  canonical: string
  alternates: { hreflang: string; href: string }[]
  isListed: boolean
  image: string | undefined
  facts: readonly object[]
}

// A closing tag inside a text must not close the script.
const toJson = (facts: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')

/** What search engines, browsers and social networks read. */
export function HeadOf({ head }: { head: Head }) {
  const { lang, title, description, canonical, alternates, isListed, image, facts } = head
  return (
    <>
      <html lang={lang} />
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      <meta name="color-scheme" content="light dark" />
      {isListed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {alternates.map((alternate) => (
        <link key={alternate.hreflang} rel="alternate" hrefLang={alternate.hreflang} href={alternate.href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {image === undefined ? null : <meta property="og:image" content={image} />}
      {facts.length === 0 ? null : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(facts) }} />
      )}
    </>
  )
}
