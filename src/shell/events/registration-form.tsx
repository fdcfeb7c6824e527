import { type ReactNode } from 'react'
import { type LocaleIn } from '../../config/locales'
import {
  needsAsked,
  registrationConsents,
  registrationExtras,
  type RegistrationField,
  registrationAsked,
  registrationId,
  registrationLimits,
  type RegistrationPart,
  registrationsPath,
} from '../../forms/registration'
import { type MainWords, mainWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { Button } from '../../ui/button/button'
import { Facts } from '../../ui/facts/facts'
import { Check, Form, LongTextField, ProblemSummary, SelectField, TextField, Trap, Trouble } from '../../ui/field/field'
import { MoreLink } from '../../ui/more-link/more-link'
import { Receipt } from '../../ui/receipt/receipt'
import { PersonCheck, personQuestion } from '../forms/person-check'
import * as styles from './registration-form.module.css'

export type RegistrationFormProps = {
  locale: LocaleIn<'main'>
  event: number
  modes: readonly ('in-person' | 'online')[]
  /** Whether letters on its subject can be asked for. */
  hasSubject: boolean
}

const when = (part: RegistrationPart): RegistrationPart => part
const limits = registrationLimits

/** Registers for an event, without an account and without a script. Its answer is this page again. */
export function RegistrationForm(props: RegistrationFormProps) {
  const words = mainWords(props.locale)
  const receipt = (part: 'registered' | 'waiting', label: string) => (
    <Receipt
      title={words(`registration.${part}`)}
      heading="h2"
      label={label}
      text={words(`registration.${part}-text`)}
      when={when(part)}
    >
      <p hidden data-when={when('newsletters')}>
        {words('registration.newsletters-asked')}
      </p>
    </Receipt>
  )
  return (
    <div id="registration" className={`words ${styles.place}`}>
      {receipt('registered', words('registration.label'))}
      {receipt('waiting', words('registration.waiting-label'))}
      <div data-unless={when('registered')}>
        <div data-unless={when('waiting')} className={styles.form}>
          <Form
            label={words('event.register')}
            action={registrationsPath}
            method="post"
            hooks={{ 'data-in-place': 'registration' }}
          >
            <Refusals words={words} modes={props.modes} />
            <Registrant {...props} words={words} />
            <div className={styles.guests}>
              <p>{words('registration.note')}</p>
              <p>{words('registration.needed')}</p>
            </div>
            <Fields {...props} words={words} />
          </Form>
        </div>
      </div>
    </div>
  )
}

/** Who is signed in sees as whom they register. Their page fills it in; nobody else sees it. */
const Registrant = ({ locale, words }: Given) => (
  <div className={styles.registrant} data-registrant>
    <Facts
      look="columns"
      facts={(['name', 'organisation', 'email'] as const).map((name) => ({
        term: words(`registration.${name === 'email' ? 'letters-to' : name}`),
        details: [<span key={name} data-told={name} />],
      }))}
    />
    {isIn('profile', locale) && (
      <p>
        <MoreLink href={href('profile', locale, { tab: 'details' })} text={words('registration.change')} />
      </p>
    )}
  </div>
)

type Given = RegistrationFormProps & { words: MainWords }

function Refusals({ words, modes }: Pick<Given, 'words' | 'modes'>) {
  // Of an event with one way to take part nobody is asked which.
  const unasked = new Set<RegistrationField>([...(modes.length > 1 ? [] : ['mode' as const]), ...unneeded(modes)])
  const asked = registrationAsked.filter((name) => !unasked.has(name))
  const ofFields = asked.map((name) => ({
    id: registrationId(name),
    text: words(`registration.problem-${name}`),
    when: when(name),
  }))
  const question = personQuestion({ id: registrationId('digits'), words })
  const changed = {
    id: registrationId('send'),
    text: words('registration.problem-changed'),
    when: when('mode'),
  }
  const person = { id: registrationId('send'), text: words('registration.problem-person'), when: when('person') }
  return (
    <>
      <ProblemSummary
        title={words('registration.problems')}
        problems={[...ofFields, ...(modes.length > 1 ? [] : [changed]), person, question]}
        when={when('problems')}
      />
      <Trouble title={words('registration.busy')} text={words('registration.busy-text')} when={when('busy')} />
      <Trouble title={words('registration.unsent')} text={words('registration.unsent-text')} when={when('unsent')} />
      {(['closed', 'cancelled', 'past', 'not-yet'] as const).map((part) => (
        <Trouble
          key={part}
          title={words(`registration.${part}`)}
          text={words('registration.refused-text')}
          when={when(part)}
        />
      ))}
    </>
  )
}

/** Nobody eats on a screen. */
const unneeded = (modes: Given['modes']): readonly RegistrationField[] =>
  modes.includes('in-person') ? [] : needsAsked

type Asked = Exclude<RegistrationField, 'consent'>

const of = (name: Asked, words: MainWords) => ({
  id: registrationId(name),
  name,
  label: words(`registration.${name}`),
  refusal: words(`registration.problem-${name}`),
})

/** Who somebody is, which of those who are signed in is known. */
const WhoComes = ({ words }: Pick<Given, 'words'>) => (
  <>
    <Known>
      <TextField {...of('name', words)} autoComplete="name" maxLength={limits.name} required />
    </Known>
    <Known>
      <TextField
        {...of('email', words)}
        type="email"
        autoComplete="email"
        hint={words('registration.email-hint')}
        maxLength={limits.email}
        required
      />
    </Known>
    <Known>
      <TextField
        {...of('organisation', words)}
        autoComplete="organization"
        maxLength={limits.organisation.most}
        required
      />
    </Known>
    <Known>
      <TextField {...of('jobTitle', words)} autoComplete="organization-title" maxLength={limits.jobTitle} />
    </Known>
    <Known>
      <TextField {...of('country', words)} autoComplete="country-name" maxLength={limits.country} required />
    </Known>
  </>
)

function Fields(given: Given) {
  const { words } = given
  return (
    <>
      <WhoComes words={words} />
      <Mode {...given} />
      {unneeded(given.modes).length > 0
        ? null
        : needsAsked.map((name) => (
            <LongTextField
              key={name}
              {...of(name, words)}
              hint={words('registration.needs-hint')}
              rows={2}
              maxLength={limits.needs}
            />
          ))}
      <LongTextField {...of('questions', words)} rows={3} maxLength={limits.questions} />
      <Ending {...given} />
    </>
  )
}

/** Asked of guests, and of those who are signed in where it is not known. */
const Known = ({ children }: { children: ReactNode }) => (
  <div className={styles.known} data-asked-of-guests="">
    {children}
  </div>
)

const Ending = ({ locale, event, hasSubject, words }: Given) => (
  <>
    <p className={styles.agreed}>{words('registration.agreed')}</p>
    <Known>
      <Check
        id={registrationId('consent')}
        name="consent"
        value={registrationConsents[0]}
        text={words('registration.consent')}
        refusal={words('registration.problem-consent')}
        required
      />
    </Known>
    {hasSubject ? (
      <Check
        id={registrationId('newsletters')}
        name={registrationExtras.newsletters}
        value="yes"
        text={words('registration.newsletters')}
      />
    ) : null}
    <p>
      <MoreLink href={href('data-privacy', locale)} text={words('contact.privacy')} />
    </p>
    <PersonCheck id={registrationId('digits')} words={words} />
    <Trap id={registrationId('trap')} name={registrationExtras.trap} label={words('contact.trap')} />
    <input type="hidden" name={registrationExtras.event} value={event} />
    <input type="hidden" name={registrationExtras.locale} value={locale} />
    <input type="hidden" name={registrationExtras.key} value="" />
    <input type="hidden" name={registrationExtras.token} value="" />
    <div>
      <Button id={registrationId('send')}>{words('registration.send')}</Button>
    </div>
  </>
)

/** How somebody takes part, where there is a choice. */
const Mode = ({ modes, words }: Given) =>
  modes.length > 1 ? (
    <SelectField
      {...of('mode', words)}
      options={modes.map((mode) => ({ value: mode, text: words(`event.${mode}`) }))}
      required
    />
  ) : (
    <input type="hidden" name="mode" value={modes[0]} />
  )
