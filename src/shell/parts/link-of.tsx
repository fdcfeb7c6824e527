import { type Link } from '../../ui/link'

/** A link among others of its kind: a fact, or a cell of a table. */
export const linkOf = ({ href, text, lang, hreflang }: Link) => (
  <a key={href} href={href} lang={lang} hrefLang={hreflang}>
    {text}
  </a>
)
