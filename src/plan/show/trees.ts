import { type Locale } from '../../config/locales'
import { type PageDocument } from '../../content/all-types'
import { type SearchGroup } from '../../content/search-record'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { type LinkGroup } from '../../ui/link-groups/link-groups'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'
import { firmNameOf } from './firm'
import { type Intro, showFixed } from './fixed'
import { rootsOf, toBranch, type TreeType } from './tree'

export type TreesProps = {
  intro: Intro
  groups: LinkGroup[]
  /** What search looks in for this list; nothing where a list is short enough to be read. */
  findIn: SearchGroup[]
  /** Where to go on from a list with nothing in it. */
  instead: Link
}

export type MainLocale = Address<'services'>['locale']

export const treeTypes = { services: 'service', sectors: 'sector', solutions: 'solution' } as const
type TreeRoute = keyof typeof treeTypes

type Asked = { address: Address<TreeRoute>; document: PageDocument | undefined }

/** Every service, sector or solution: the topmost as headings, with what is below them. */
export function showTree({ address, document }: Asked, read: Reader): Shown<TreesProps> {
  const { locale, route } = address
  const words = mainWords(locale)
  const own = {
    title: words(`expertise.${route}`),
    description: words(`${route}.described`, { firm: firmNameOf(read) }),
  }
  const { intro, ...shown } = showFixed({ address, document }, own, read)
  return {
    ...shown,
    above: [{ href: href('expertise', locale), text: words('expertise.title') }],
    props: { intro, groups: groupsOf(treeTypes[route], read), findIn: [], instead: insteadOf(locale) },
  }
}

const groupsOf = (type: TreeType, read: Reader): LinkGroup[] =>
  rootsOf(type, read).map((root) => {
    const { href: path, text, below = [] } = toBranch(root, read)
    const note = root.summary === undefined ? {} : { note: root.summary }
    return { id: `${type}_${root.id}`, title: text, href: path, ...note, branches: below }
  })

export const insteadOf = (locale: Locale): Link => ({
  href: href('people', locale as MainLocale),
  text: mainWords(locale as MainLocale)('people.title'),
})
