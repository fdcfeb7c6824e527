import { joinDetails } from '../i18n/format/join-details'
import { mainWords } from '../i18n/words'
import { type LegalProps } from '../plan/views/fixed-pages'
import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'
import { Facts } from '../ui/facts/facts'
import { Section } from '../ui/section/section'
import { Steps } from '../ui/steps/steps'

export default page<LegalProps>((context) => {
  const words = mainWords(context.locale)
  const { sraNumber, regulatedBy, entities, steps, ombudsman, regulatorContact } = context.props.notice
  return (
    <ShownPageOf {...context}>
      <Section id="firm_entities" title={words('legal.entities')} note={regulatedBy}>
        <Facts
          facts={[
            { term: words('legal.number'), details: [sraNumber] },
            ...entities.map(({ name, office, text }) => ({
              term: joinDetails(context.locale, [name, office]),
              details: text === undefined ? [] : [text],
            })),
          ]}
        />
      </Section>
      <Section id="complaints_procedure" title={words('legal.complaints')}>
        <Steps steps={steps.map(({ heading, text, within }) => ({ title: heading, within, content: <p>{text}</p> }))} />
        {[ombudsman, regulatorContact].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
    </ShownPageOf>
  )
})

export const Head = pageHead
