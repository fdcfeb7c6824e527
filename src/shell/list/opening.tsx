import { type ReactNode } from 'react'
import { type Intro } from '../../build/show/fixed'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type Link } from '../../ui/link'
import { PageHead } from '../../ui/page-head/page-head'
import { ArticleBody } from '../../ui/prose/prose'
import { Body } from '../body'

type Props = { locale: LocaleIn<'main'>; title: string; above: readonly Link[]; intro: Intro; children?: ReactNode }

/** What stands before a list: its name, and what editors wrote of it. */
export const Opening = ({ locale, title, above, intro, children }: Props) => (
  <>
    <PageHead
      title={title}
      size="entity"
      above={{ label: mainWords(locale)('shell.breadcrumb'), links: above }}
      standfirst={intro.standfirst}
    >
      {children}
    </PageHead>
    {intro.body.length > 0 ? (
      <ArticleBody aside={null}>
        <Body blocks={intro.body} locale={locale} />
      </ArticleBody>
    ) : null}
  </>
)
