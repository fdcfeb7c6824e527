import { type TreesProps } from '../../build/show/trees'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { LinkGroups } from '../../ui/link-groups/link-groups'
import { PageHead } from '../../ui/page-head/page-head'
import { ArticleBody } from '../../ui/prose/prose'
import { Body } from '../body'
import { type PageContext } from '../page'
import { Empty } from './empty'
import { FindInList } from './find-in-list'

/** Services, sectors, solutions, or all of them. */
export function Trees({ locale, title, above, props }: PageContext<TreesProps, LocaleIn<'main'>>) {
  const { intro, groups, findIn, instead } = props
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: mainWords(locale)('shell.breadcrumb'), links: above }}
        standfirst={intro.standfirst}
      />
      {intro.body.length > 0 ? (
        <ArticleBody aside={null}>
          <Body blocks={intro.body} locale={locale} />
        </ArticleBody>
      ) : null}
      <FindInList locale={locale} groups={findIn} isOpen>
        <div className="wrap">
          {groups.length > 0 ? <LinkGroups groups={groups} /> : <Empty locale={locale} instead={instead} />}
        </div>
      </FindInList>
    </>
  )
}
