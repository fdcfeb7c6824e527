import { type ReactNode } from 'react'
import { type Intro } from '../build/show/fixed'
import { type LocaleIn } from '../config/locales'
import { mainWords } from '../i18n/words'
import { type Link } from '../ui/link'
import { PageHead } from '../ui/page-head/page-head'
import { OwnText } from './own-text'

type Props = { locale: LocaleIn<'main'>; title: string; above: readonly Link[]; intro: Intro; children?: ReactNode }

/** What stands first on a page of the main site that is named rather than pictured: its name, and what editors wrote of it. */
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
    <OwnText blocks={intro.body} locale={locale} />
  </>
)
