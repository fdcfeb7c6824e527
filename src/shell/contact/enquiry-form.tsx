import { type LocaleIn } from '../../config/locales'
import {
  consentVersion,
  enquiriesPath,
  enquiryExtras,
  type EnquiryField,
  enquiryFields,
  enquiryLimits,
  type EnquiryPart,
  enquiryTopics,
  partId,
} from '../../forms/enquiry'
import { type MainWords, mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { Button } from '../../ui/button/button'
import { Check, Form, LongTextField, ProblemSummary, SelectField, TextField, Trap, Trouble } from '../../ui/field/field'
import { MoreLink } from '../../ui/more-link/more-link'
import { Notice } from '../../ui/notice/notice'
import { Receipt } from '../../ui/receipt/receipt'
import { PersonCheck, personQuestion } from '../forms/person-check'

type Props = {
  locale: LocaleIn<'main'>
  /** Where the page is of something that can be tried: what is asked for is written already. */
  trialOf?: string | undefined
}

const { least, most } = enquiryLimits.message
const when = (part: EnquiryPart): EnquiryPart => part

/** Writes to the firm. Its answer is this page again, with what is then to be said uncovered. */
export function EnquiryForm({ locale, trialOf }: Props) {
  const words = mainWords(locale)
  return (
    <div id="enquiry" className="words">
      <Receipt
        title={words('contact.sent')}
        label={words('contact.reference')}
        text={words('contact.sent-text')}
        when={when('sent')}
      />
      <div data-unless={when('sent')}>
        <Form
          label={words('contact.write')}
          action={enquiriesPath}
          method="post"
          hooks={{ 'data-in-place': 'enquiry' }}
        >
          <Refusals words={words} />
          <Notice title={words('contact.caution-title')}>
            <p>{words('contact.caution')}</p>
          </Notice>
          <p>{words('contact.needed')}</p>
          <Sender words={words} />
          <Matter words={words} trialOf={trialOf} />
          <p>
            <MoreLink href={href('data-privacy', locale)} text={words('contact.privacy')} />
          </p>
          <PersonCheck id={partId('digits')} words={words} />
          <Trap id={partId('trap')} name={enquiryExtras.trap} label={words('contact.trap')} />
          <input type="hidden" name={enquiryExtras.locale} value={locale} />
          <input type="hidden" name={enquiryExtras.key} value="" />
          <div>
            <Button id={partId('send')}>{words('contact.send')}</Button>
          </div>
        </Form>
      </div>
    </div>
  )
}

/** Why it was not sent, above the form. */
function Refusals({ words }: { words: MainWords }) {
  const ofFields = enquiryFields.map((name) => ({
    id: partId(name),
    text: refusalOf(name, words),
    when: when(name),
  }))
  const question = personQuestion({ id: partId('digits'), words })
  const person = { id: partId('send'), text: words('contact.problem-person'), when: when('person') }
  return (
    <>
      <ProblemSummary
        title={words('contact.problems')}
        problems={[...ofFields, person, question]}
        when={when('problems')}
      />
      <Trouble title={words('contact.busy')} text={words('contact.busy-text')} when={when('busy')} />
      <Trouble title={words('contact.unsent')} text={words('contact.unsent-text')} when={when('unsent')} />
    </>
  )
}

/** Who writes. */
function Sender({ words }: { words: MainWords }) {
  return (
    <>
      <TextField {...of('name', words)} autoComplete="name" maxLength={enquiryLimits.name} required />
      <TextField
        {...of('email', words)}
        type="email"
        autoComplete="email"
        hint={words('contact.email-hint')}
        maxLength={enquiryLimits.email}
        required
      />
      <TextField {...of('organisation', words)} autoComplete="organization" maxLength={enquiryLimits.organisation} />
      <TextField {...of('country', words)} autoComplete="country-name" maxLength={enquiryLimits.country} required />
    </>
  )
}

/** What about, and what becomes of it. */
function Matter({ words, trialOf }: Pick<Props, 'trialOf'> & { words: MainWords }) {
  const topics = enquiryTopics.map((topic) => ({ value: topic, text: words(`contact.topic-${topic}`) }))
  return (
    <>
      <SelectField
        {...of('topic', words)}
        options={[{ value: '', text: words('contact.choose') }, ...topics]}
        {...(trialOf === undefined ? {} : { defaultValue: 'trial' })}
        required
      />
      <LongTextField
        {...of('message', words)}
        hint={words('contact.message-hint', { least, most })}
        rows={9}
        {...(trialOf === undefined ? {} : { defaultValue: words('contact.trial-of', { service: trialOf }) })}
        maxLength={most}
        required
      />
      <Check
        id={partId('consent')}
        name="consent"
        value={consentVersion}
        text={words('contact.consent')}
        refusal={refusalOf('consent', words)}
        required
      />
    </>
  )
}

type Asked = Exclude<EnquiryField, 'consent'>

const of = (name: Asked, words: MainWords) => ({
  id: partId(name),
  name,
  label: words(`contact.${name}`),
  refusal: refusalOf(name, words),
})

const refusalOf = (name: EnquiryField, words: MainWords): string =>
  name === 'message' ? words('contact.problem-message', { least, most }) : words(`contact.problem-${name}`)
