import { mainWords } from '../i18n/words'
import { type ContactProps } from '../plan/views/fixed-pages'
import { href } from '../routes/href'
import { EnquiryForm } from '../shell/contact/enquiry-form'
import { page, pageHead } from '../shell/page'
import { OfficeContacts } from '../shell/parts/office-contacts'
import { ShownPageOf } from '../shell/shown-page'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<ContactProps>((context) => {
  const words = mainWords(context.locale)
  const { topics, offices } = context.props
  return (
    <ShownPageOf {...context}>
      {topics.length > 0 ? (
        <Section id="contact_topics" title={words('contact.topics')}>
          <RunningIndex links={topics} />
        </Section>
      ) : null}
      <Section
        id="contact_write"
        title={words('contact.write')}
        note={words('contact.write-note')}
        more={{ href: href('people', context.locale), text: words('home.find-person') }}
      >
        <EnquiryForm locale={context.locale} />
      </Section>
      {offices.length > 0 ? (
        <Section id="contact_offices" title={words('contact.offices')}>
          <OfficeContacts offices={offices} />
        </Section>
      ) : null}
    </ShownPageOf>
  )
})

export const Head = pageHead
