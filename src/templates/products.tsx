import { mainWords } from '../i18n/words'
import { type ProductsProps } from '../plan/views/products'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { IndexList, type IndexRow } from '../ui/index-list/index-list'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { Section } from '../ui/section/section'

export default page<ProductsProps>(({ locale, title, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, tools, features } = props
  return (
    <>
      <PageHead title={title} size="entity" standfirst={standfirst} />
      <OwnText blocks={body} locale={locale} />
      <Rows id="all_tools" title={words('products.tools')} rows={tools} />
      <Rows id="all_features" title={words('products.features')} rows={features} />
      {tools.length + features.length === 0 ? (
        <div className="wrap">
          <EmptyState title={words('products.none')} text={words('products.none-text')}>
            <MoreLink href={href('contact-us', locale)} text={words('shell.contact')} />
          </EmptyState>
        </div>
      ) : null}
    </>
  )
})

export const Head = pageHead

const Rows = ({ id, title, rows }: { id: string; title: string; rows: readonly IndexRow[] }) =>
  rows.length > 0 ? (
    <Section id={id} title={title}>
      <IndexList rows={rows} />
    </Section>
  ) : null
