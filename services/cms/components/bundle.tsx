import { type AdminViewServerProps, type Payload, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isLocale, type Locale, nameOf } from '../../../src/config/locales'
import { type Bundle, findBundle, findRecent } from '../bundles/bundles'
import { mostChanges, type Operation, operations } from '../bundles/operations'
import { previewChanges } from '../bundles/preview-changes'
import { databaseOf } from '../log/transaction'
import { findByFileId, type ItemKey } from '../translation/export-xliff'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import { usedWords } from '../words/used-words'
import { AdminView } from './admin-view'
import { BundleForm, type Choice } from './bundle-form'
import { BundlePreview } from './bundle-preview'
import { BundleReceipt } from './bundle-receipt'
import { LocalTime } from './local-time'

type Words = (typeof bundleWords)['en']

/** Many items that change together: chosen and looked at before, told of and undone after. */
export async function BundleScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = sayIn(bundleWords, req.i18n)
  const { id, item, locale, operation } = view.searchParams ?? {}
  const tx = databaseOf(req.payload)
  const bundle = typeof id === 'string' ? await findBundle(tx, Number(id) || 0) : undefined
  const items = [item ?? []]
    .flat()
    .flatMap((one) => findByFileId(req, one) ?? [])
    .slice(0, mostChanges)
  const asked = typeof locale === 'string' && isLocale(locale) ? locale : undefined
  const first = operations.find((one) => one === operation) ?? 'publish'
  return (
    <AdminView view={view} action="publish" heading={words.heading} lead={words.lead}>
      {bundle ? <BundleReceipt req={req} bundle={bundle} /> : null}
      {!bundle && items.length > 0 && asked ? (
        <Preview req={req} items={items} locale={asked} first={first} words={words} />
      ) : null}
      {!bundle && items.length === 0 ? (
        <Recent bundles={await findRecent(tx)} payload={req.payload} words={words} />
      ) : null}
    </AdminView>
  )
}

type PreviewProps = { req: PayloadRequest; items: ItemKey[]; locale: Locale; first: Operation; words: Words }

async function Preview({ req, items, locale, first, words }: PreviewProps) {
  const previewed = await previewChanges(req, items, locale)
  const [topics, lawyers] = await Promise.all([findChoices(req, 'topics'), findChoices(req, 'users')])
  const { admin, api } = req.payload.config.routes
  return (
    <>
      <h2>{first === 'delete' ? words.previewGone : `${words.preview} (${nameOf(locale)})`}</h2>
      <BundlePreview
        previewed={previewed}
        locale={locale}
        isRemoval={first === 'delete'}
        words={words}
        used={sayIn(usedWords, req.i18n)}
        admin={admin}
      />
      <BundleForm
        url={formatAdminURL({ apiRoute: api, path: '/bundles' })}
        receipt={formatAdminURL({ adminRoute: admin, path: '/bundle' })}
        first={first}
        items={previewed.map(({ collection, id }) => ({ collection, item: id, locale }))}
        topics={topics}
        lawyers={lawyers}
      />
    </>
  )
}

async function findChoices(req: PayloadRequest, collection: 'topics' | 'users'): Promise<Choice[]> {
  const { docs } = await req.payload.find({
    collection,
    ...(collection === 'users' ? { where: { roles: { in: ['approver', 'admin'] } } } : {}),
    locale: 'en',
    sort: 'name',
    limit: 0,
    pagination: false,
    select: { name: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return (docs as unknown as { id: number; name?: string }[]).map(({ id, name }) => ({ id, name: name ?? String(id) }))
}

function Recent({ bundles, payload, words }: { bundles: Bundle[]; payload: Payload; words: Words }) {
  return (
    <section>
      <p>{words.choose}</p>
      <h2>{words.recent}</h2>
      {bundles.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {bundles.map(({ id, name, changes, madeAt, madeByName }) => (
          <li key={id}>
            <a href={`${formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/bundle' })}?id=${id}`}>
              {name} ({changes.length})
            </a>{' '}
            {words.madeBy(madeByName)}, <LocalTime moment={madeAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
