import { type Locale } from '../../config/locales'
import { type ShownBlock } from '../../plan/show/body'
import { ArticleBody } from '../../ui/prose/prose'
import { Body } from './body'

/** What editors wrote for a page that shows other things too; nothing where they wrote nothing. */
export const OwnText = ({ blocks, locale }: { blocks: readonly ShownBlock[]; locale: Locale }) =>
  blocks.length > 0 ? (
    <ArticleBody aside={null}>
      <Body blocks={blocks} locale={locale} />
    </ArticleBody>
  ) : null
