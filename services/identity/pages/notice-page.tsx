import { type PageReason } from '../http/problems'
import { type Words } from '../words/en'
import { Button } from './form'
import { type Look, type PageContent } from './frame'

type Notice = { title: string; lead: string; detail?: string; outbox?: string; links: { href: string; text: string }[] }

/** A page that only says something, and where to go from there. */
export const noticePage = (words: Words, { title, lead, detail, outbox, links }: Notice): PageContent => ({
  title,
  lead,
  art: 'bare',
  body: (
    <>
      {outbox && (
        <p className="hint">
          <a href={outbox}>{words.inbox.outbox}</a>
        </p>
      )}
      {links.length > 0 && (
        <p className="actions">
          {links.map(({ href, text }, place) => (
            <a key={href} className={place === 0 ? 'btn' : undefined} href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
      {detail && (
        <p className="hint">
          {words.errors.detail}: {detail}
        </p>
      )}
    </>
  ),
})

/** Says why something did not work. Both ways on lead to the website: to a new sign-in, and to reading without one. */
export function errorPage(
  { words, startOver, home }: Pick<Look, 'words' | 'startOver' | 'home'>,
  reason: PageReason,
  detail?: string,
) {
  const { title, lead } = words.errors[reason]
  const links = [
    { href: startOver, text: words.signIn.action },
    { href: home, text: words.toSite },
  ]
  return noticePage(words, { title, lead, links, ...(detail === undefined ? {} : { detail }) })
}

/** A link from a letter is opened by programs that look for danger, too: only a person presses a button. */
export const confirmPage = (words: Words, email: string): PageContent => ({
  title: words.verify.title,
  lead: words.verify.lead(email),
  art: 'plate',
  body: (
    <form className="form" method="post">
      <p className="actions">
        <Button>{words.verify.action}</Button>
      </p>
    </form>
  ),
})
