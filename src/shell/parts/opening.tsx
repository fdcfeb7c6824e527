import { type ReactNode } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type Intro } from '../../plan/show/fixed'
import { Cover } from '../../ui/cover/cover'
import { type Link } from '../../ui/link'
import { PageHead } from '../../ui/page-head/page-head'
import { OwnText } from './own-text'

type Props = {
  locale: LocaleIn<'main'>
  title: string
  above: readonly Link[]
  intro: Intro
  /** Whose engraving stands beside it. */
  slug?: string
  children?: ReactNode
}

/** What stands first on a page of the main site that shows other things too: its name, and what editors wrote of it. */
export const Opening = ({ locale, title, above, intro, slug, children }: Props) => (
  <>
    <PageHead
      title={title}
      size="entity"
      above={{ label: mainWords(locale)('shell.breadcrumb'), links: above }}
      standfirst={intro.standfirst}
      art={slug === undefined ? undefined : <Cover slug={slug} shape="stand" />}
    >
      {children}
    </PageHead>
    <OwnText blocks={intro.body} locale={locale} />
  </>
)
