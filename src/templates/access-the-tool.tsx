import { mainWords } from '../i18n/words'
import { type AccessProps } from '../plan/views/products'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { AskAccess } from '../shell/products/ask-access'
import { IndexList } from '../ui/index-list/index-list'
import { Inside, Outside } from '../ui/inside/inside'
import { MoreLink } from '../ui/more-link/more-link'
import { Notice } from '../ui/notice/notice'
import { PageHead } from '../ui/page-head/page-head'
import { Section } from '../ui/section/section'

export default page<AccessProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
      />
      <Inside locale={locale} page={{ view: 'products', products: props.products }} isAmong />
      <Outside>
        <div className="wrap">
          <Notice title={words('products.own')}>
            <p>{words('products.own-text')}</p>
            <p>
              <MoreLink href={href('dashboard-products', locale)} text={words('products.own-open')} />
            </p>
            <p>
              {words('sign-in.new')} <a href={href('sign-up', locale)}>{words('sign-in.create')}</a>
            </p>
          </Notice>
        </div>
      </Outside>
      <OwnText blocks={props.body} locale={locale} />
      <Outside>
        {props.tools.length > 0 ? (
          <Section id="all_tools" title={words('products.tools')}>
            <IndexList rows={props.tools} />
          </Section>
        ) : null}
        <AskAccess locale={locale} of="access" />
      </Outside>
    </>
  )
})

export const Head = pageHead
