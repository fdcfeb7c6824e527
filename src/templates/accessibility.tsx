import { mainWords } from '../i18n/words'
import { type AccessibilityProps } from '../plan/views/fixed-pages'
import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'
import { Facts } from '../ui/facts/facts'
import { Section } from '../ui/section/section'

export default page<AccessibilityProps>((context) => {
  const words = mainWords(context.locale)
  const facts = context.props.figures.map(({ term, value }) => ({ term, details: [value] }))
  return (
    <ShownPageOf {...context}>
      <Section id="last_audit" title={words('accessibility.results')} note={words('accessibility.how')}>
        <Facts look="columns" facts={facts} />
      </Section>
    </ShownPageOf>
  )
})

export const Head = pageHead
