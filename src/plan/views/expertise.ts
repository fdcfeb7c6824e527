import { type SearchGroup } from '../../content/search-record'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { firmNameOf } from '../show/firm'
import { findFixed, showFixed } from '../show/fixed'
import { rootsOf, toBranch } from '../show/tree'
import { insteadOf, type TreesProps, treeTypes } from '../show/trees'
import { view } from '../view'

const lists = ['services', 'sectors', 'solutions'] as const

/** All trees at once. */
export const expertiseView = view<'expertise', TreesProps>({
  route: 'expertise',
  find: findFixed('expertise'),
  show: ({ address, document }, read) => {
    const { locale } = address
    const words = mainWords(locale)
    const own = {
      title: words('expertise.title'),
      description: words('expertise.described', { firm: firmNameOf(read) }),
    }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const groups = lists.map((list) => ({
      id: `all_${list}`,
      title: words(`expertise.${list}`),
      href: href(list, locale),
      branches: rootsOf(treeTypes[list], read).map((root) => toBranch(root, read)),
    }))
    const filled = groups.filter(({ branches }) => branches.length > 0)
    const findIn: SearchGroup[] = filled.length === 0 ? [] : ['expertise', 'products']
    return { ...shown, above: [], props: { intro, groups: filled, findIn, instead: insteadOf(locale) } }
  },
})
