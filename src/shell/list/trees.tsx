import { type LocaleIn } from '../../config/locales'
import { type TreesProps } from '../../plan/show/trees'
import { LinkGroups } from '../../ui/link-groups/link-groups'
import { type PageContext } from '../page'
import { Opening } from '../parts/opening'
import { Empty } from './empty'
import { FindInList } from './find-in-list'

/** Services, sectors, solutions, or all of them. */
export function Trees({ locale, title, above, props }: PageContext<TreesProps, LocaleIn<'main'>>) {
  const { intro, groups, findIn, instead } = props
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={intro} />
      <FindInList locale={locale} groups={findIn} isOpen>
        <div className="wrap">
          {groups.length > 0 ? <LinkGroups groups={groups} /> : <Empty locale={locale} instead={instead} />}
        </div>
      </FindInList>
    </>
  )
}
