import { type AdminViewServerProps, type Payload, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isLocale, type Locale, nameOf } from '../../../src/config/locales'
import { type Bundle, findBundle, findRecent } from '../bundles/bundles'
import { type Previewed, previewChanges } from '../bundles/preview-changes'
import { databaseOf } from '../log/transaction'
import { findByFileId, type ItemKey } from '../translation/export-xliff'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import { AdminView } from './admin-view'
import { BundleForm, type Choice } from './bundle-form'
import { BundleReceipt } from './bundle-receipt'
import { LocalTime } from './local-time'

type Words = (typeof bundleWords)['en']

const mostItems = 200

/** Many items that change together: chosen and looked at before, told of and undone after. */
export async function BundleScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = sayIn(bundleWords, req.i18n)
  const { id, item, locale } = view.searchParams ?? {}
  const tx = databaseOf(req.payload)
  const bundle = typeof id === 'string' ? await findBundle(tx, Number(id) || 0) : undefined
  const items = [item ?? []]
    .flat()
    .flatMap((one) => findByFileId(req, one) ?? [])
    .slice(0, mostItems)
  const asked = typeof locale === 'string' && isLocale(locale) ? locale : undefined
  return (
    <AdminView view={view} action="publish" heading={words.heading} lead={words.lead}>
      {bundle ? <BundleReceipt req={req} bundle={bundle} /> : null}
      {!bundle && items.length > 0 && asked ? <Preview req={req} items={items} locale={asked} words={words} /> : null}
      {!bundle && items.length === 0 ? (
        <Recent bundles={await findRecent(tx)} payload={req.payload} words={words} />
      ) : null}
    </AdminView>
  )
}

type PreviewProps = { req: PayloadRequest; items: ItemKey[]; locale: Locale; words: Words }

async function Preview({ req, items, locale, words }: PreviewProps) {
  const previewed = await previewChanges(req, items, locale)
  const [topics, lawyers] = await Promise.all([findChoices(req, 'topics'), findChoices(req, 'users')])
  const { admin, api } = req.payload.config.routes
  return (
    <>
      <h2>
        {words.preview} ({nameOf(locale)})
      </h2>
      <PreviewTable previewed={previewed} locale={locale} words={words} admin={admin} />
      <BundleForm
        url={formatAdminURL({ apiRoute: api, path: '/bundles' })}
        receipt={formatAdminURL({ adminRoute: admin, path: '/bundle' })}
        items={previewed.map(({ collection, id }) => ({ collection, item: id, locale }))}
        topics={topics}
        lawyers={lawyers}
      />
    </>
  )
}

type TableProps = { previewed: Previewed[]; locale: Locale; words: Words; admin: string }

function PreviewTable({ previewed, locale, words, admin }: TableProps) {
  return (
    <div className="admin-view-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.readers}</th>
          </tr>
        </thead>
        <tbody>
          {previewed.map(({ collection, id, title, isLive, fields, problem }) => (
            <tr key={`${collection} ${id}`}>
              <th scope="row">
                <a
                  href={`${formatAdminURL({ adminRoute: admin, path: `/collections/${collection}/${id}` })}?locale=${locale}`}
                >
                  {title}
                </a>
              </th>
              <td>
                {isLive ? fields.join(', ') || words.nothingChanges : words.first}
                {problem === undefined ? null : (
                  <p data-state="failed">
                    {words.cannot} {problem}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
