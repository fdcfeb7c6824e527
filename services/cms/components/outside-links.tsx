import { type AdminViewServerProps, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { environment } from '../environment'
import { findByOwner, type OwnedLink } from '../links/find-by-owner'
import { findRun, type Run } from '../links/kept-links'
import { databaseOf } from '../log/transaction'
import { sayIn } from '../words/admin-language'
import { linksWords } from '../words/links-words'
import { tellReply } from '../words/replies/tell-reply'
import { tellDay } from '../workflow/reviews/tell-moment'
import { AdminView } from './admin-view'
import { CheckLinksNow } from './check-links-now'
import { LocalTime } from './local-time'

type Words = (typeof linksWords)['en']

/** What readers are sent to and do not find, by the colleague who can put it right. */
export async function OutsideLinks(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = sayIn(linksWords, req.i18n)
  const [owners, run] = await Promise.all([findByOwner(req), findRun(databaseOf(req.payload))])
  return (
    <AdminView view={view} action="draft" heading={words.heading} lead={words.lead}>
      <State req={req} run={run} words={words} />
      {owners.length === 0 ? <p>{words.none}</p> : null}
      {owners.map(({ name, links }) => (
        <section key={name}>
          <h2>
            {name === '' ? words.nobody : name} ({links.length})
          </h2>
          <ul>
            {links.map((link) => (
              <LinkOf
                key={`${link.url} ${link.collection} ${link.id} ${link.locale}`}
                link={link}
                words={words}
                req={req}
              />
            ))}
          </ul>
        </section>
      ))}
    </AdminView>
  )
}

type StateProps = { req: PayloadRequest; run: Run; words: Words }

/** When the addresses were asked and will be, and an editor's way to ask now. */
function State({ req, run, words }: StateProps) {
  const checks = environment.checksLinks()
  return (
    <>
      <p>
        {run.endedAt === null ? null : (
          <>
            {words.last}: <LocalTime moment={run.endedAt} />.{' '}
          </>
        )}
        {checks ? (
          <>
            {words.next}: <LocalTime moment={run.dueAt} />. {words.running(run.checked, run.all)}
          </>
        ) : (
          words.off
        )}
      </p>
      {checks && mayDo(rolesOf(req.user), 'publish') ? (
        <CheckLinksNow
          url={formatAdminURL({ apiRoute: req.payload.config.routes.api, path: '/outside-links/check' })}
        />
      ) : null}
    </>
  )
}

type LinkProps = { link: OwnedLink; words: Words; req: PayloadRequest }

function LinkOf({ link, words, req: { payload, i18n } }: LinkProps) {
  const { url, state, reason, brokenSince, collection, id, locale, title } = link
  const form = formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection}/${id}` })
  return (
    <li>
      <a href={`${form}?locale=${locale}`}>
        {title} ({nameOf(locale)})
      </a>
      <br />
      <a href={url} rel="noreferrer nofollow" target="_blank">
        {url}
      </a>
      <br />
      <span data-state={state === 'broken' ? 'failed' : 'moved'}>
        {state === 'broken' ? `${words.broken}: ${tellReply(reason, i18n.language)}` : words.moved(reason)}
        {brokenSince === null ? '' : ` (${words.since(tellDay(brokenSince, i18n))})`}
      </span>
    </li>
  )
}
