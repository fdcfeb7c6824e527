import { type BeforeListTableServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { defaultLocale } from '../../../src/config/locales'
import { type ContentCollection } from '../log/facts'
import { type Branch, toTree } from '../tree/to-tree'
import { sayIn } from '../words/admin-language'
import { treeWords } from '../words/tree-words'
import './place-tree.css'

/** More are looked for by the list, which pages. */
const mostShown = 500
/** So many are read at a glance; of more, the list below stays in sight. */
const mostOpen = 40

/** Above a list that nobody has narrowed down: each item below its parent. */
export async function PlaceTree(props: BeforeListTableServerProps) {
  const { payload, i18n, locale, params, searchParams, user } = props
  const collection = props.collectionConfig as unknown as ContentCollection
  if (isNarrowed(searchParams ?? {}) || [params?.segments].flat().includes('trash')) return null
  const { titleName } = collection.custom.content
  const { docs, totalDocs } = await payload.find({
    collection: collection.slug,
    draft: true,
    locale: locale?.code ?? defaultLocale,
    fallbackLocale: defaultLocale,
    select: { [titleName]: true, parent: true },
    limit: mostShown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const words = sayIn(treeWords, i18n)
  const items = (docs as unknown as Row[]).map((row) => toItem(row, titleName, words))
  if (totalDocs > mostShown || !items.some(({ parent }) => parent !== undefined)) return null
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection.slug}` })
  return (
    <details className="place-tree" open={items.length <= mostOpen}>
      <summary>{words.heading(items.length)}</summary>
      <Branches branches={toTree(items, i18n.language)} href={href} />
    </details>
  )
}

/** Payload writes the first page, and an empty search, into the address by itself. */
const isNarrowed = (asked: Record<string, unknown>): boolean =>
  Object.entries(asked).some(
    ([name, value]) =>
      name.startsWith('where') || (name === 'search' && value !== '') || (name === 'page' && value !== '1'),
  )

type Row = Record<string, unknown> & { id: number; parent?: number | null }

const toItem = ({ id, parent, ...row }: Row, titleName: string, words: (typeof treeWords)['en']) => {
  const title = row[titleName]
  return {
    id,
    title: typeof title === 'string' && title !== '' ? title : words.untitled(id),
    parent: parent ?? undefined,
  }
}

const Branches = ({ branches, href }: { branches: readonly Branch[]; href: string }) => (
  <ul>
    {branches.map(({ id, title, below }) => (
      <li key={id}>
        <a href={`${href}/${id}`}>{title}</a>
        {below.length === 0 ? null : <Branches branches={below} href={href} />}
      </li>
    ))}
  </ul>
)
