import { mainWords } from '../i18n/words'
import { type CookiePolicyProps } from '../plan/views/fixed-pages'
import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'
import { ActionButton } from '../ui/button/button'
import { DataTable } from '../ui/data-table/data-table'
import { Section } from '../ui/section/section'

export default page<CookiePolicyProps>((context) => {
  const words = mainWords(context.locale)
  const headings = ['name', 'purpose', 'category', 'kind', 'lifetime'] as const
  return (
    <ShownPageOf {...context}>
      <Section id="what_is_stored" title={words('consent.more')}>
        <DataTable
          id="stored_keys"
          caption={words('cookies.caption')}
          headings={headings.map((heading) => words(`cookies.${heading}`))}
          rows={context.props.stored.map((stored) => headings.map((heading) => stored[heading]))}
        />
        <p>
          <ActionButton hooks={{ 'data-reconsider': '' }} isHidden>
            {words('consent.change')}
          </ActionButton>
        </p>
      </Section>
    </ShownPageOf>
  )
})

export const Head = pageHead
