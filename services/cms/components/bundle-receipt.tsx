import { type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { findTitle } from '../audit/titles'
import { type Bundle, type Change } from '../bundles/bundles'
import { findContent } from '../log/facts'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import { tellReply } from '../words/replies/tell-reply'
import { BundleButtons } from './bundle-buttons'
import { LocalTime } from './local-time'

/** One page for all that changed together. */
export function BundleReceipt({ req, bundle }: { req: PayloadRequest; bundle: Bundle }) {
  const words = sayIn(bundleWords, req.i18n)
  const { id, name, dueAt, doneAt, undoneAt, cancelledAt, problem } = bundle
  const { api } = req.payload.config.routes
  const moments = [
    [words.planned, dueAt],
    [words.done, doneAt],
    [words.undone, undoneAt],
    [words.cancelled, cancelledAt],
  ] as const
  return (
    <section aria-label={words.receipt}>
      <h2>
        {words.receipt}: {name}
      </h2>
      <p>{words.madeBy(bundle.madeByName)}</p>
      <ul>
        {moments.map(([said, moment]) =>
          moment === null ? null : (
            <li key={said}>
              {said}: <LocalTime moment={moment} />
            </li>
          ),
        )}
      </ul>
      {problem === '' ? null : (
        <p data-state="failed">
          {words.problem} {tellReply(problem, req.i18n.language)}
        </p>
      )}
      <Changes req={req} bundle={bundle} />
      {cancelledAt === null && undoneAt === null ? (
        <BundleButtons url={formatAdminURL({ apiRoute: api, path: `/bundles/${id}` })} isDone={doneAt !== null} />
      ) : null}
    </section>
  )
}

async function Changes({ req, bundle: { changes, doneAt, undoneAt } }: { req: PayloadRequest; bundle: Bundle }) {
  const words = sayIn(bundleWords, req.i18n)
  const { admin } = req.payload.config.routes
  const isStillDone = doneAt !== null && undoneAt === null
  const titles: string[] = []
  for (const { collection: slug, item, locale } of changes) {
    const collection = findContent(req.payload, slug)
    titles.push(collection ? await findTitle(req, collection, { id: item, locale }) : slug)
  }
  return (
    <ol>
      {changes.map(({ position, collection, item, locale, operation }, at) => (
        <li key={position}>
          {words.operations[operation]}:{' '}
          <a
            href={`${formatAdminURL({ adminRoute: admin, path: pathOf({ collection, item }, operation === 'delete' && isStillDone) })}?locale=${locale}`}
          >
            {titles[at]} ({nameOf(locale)})
          </a>
        </li>
      ))}
    </ol>
  )
}

/** What is in the bin has an address of its own. */
const pathOf = ({ collection, item }: Pick<Change, 'collection' | 'item'>, isBinned: boolean) =>
  `/collections/${collection}${isBinned ? '/trash' : ''}/${item}` as const
