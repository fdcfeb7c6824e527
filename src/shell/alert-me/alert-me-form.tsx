import { type LocaleIn } from '../../config/locales'
import { followRates } from '../../forms/account-follows'
import { alertFields, alertMePath, type AlertPart } from '../../forms/alert-me'
import { enquiryLimits } from '../../forms/enquiry'
import { mainWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { Button } from '../../ui/button/button'
import { Form, ProblemSummary, SelectField, TextField, Trap, Trouble } from '../../ui/field/field'
import { MoreLink } from '../../ui/more-link/more-link'

const when = (part: AlertPart): AlertPart => part
const id = (part: string): string => `alert_me-${part}`

/** Asks where the letters go, and how often. Its answer is this page again. */
export function AlertMeForm({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <div className="words">
      <Form label={words('alert-me.title')} action={alertMePath} method="post" hooks={{ 'data-in-place': 'alert_me' }}>
        <Refusals locale={locale} />
        <TextField
          id={id('email')}
          name={alertFields.email}
          type="email"
          label={words('alert-me.email')}
          hint={words('alert-me.email-hint')}
          refusal={words('alert-me.problem-email')}
          autoComplete="email"
          maxLength={enquiryLimits.email}
          required
        />
        <SelectField
          id={id('rate')}
          name={alertFields.rate}
          label={words('alert-me.rate')}
          options={followRates.map((rate) => ({ value: rate, text: words(`alert-me.${rate}`) }))}
        />
        <Trap id={id('trap')} name={alertFields.trap} label={words('alert-me.trap')} />
        <input type="hidden" name={alertFields.about} value="" />
        <input type="hidden" name={alertFields.locale} value={locale} />
        <div>
          <Button id={id('send')}>{words('alert-me.send')}</Button>
        </div>
      </Form>
      {isIn('newsletters-and-alerts', locale) && <FromAccount locale={locale} />}
      <p>
        <MoreLink href={href('data-privacy', locale)} text={words('alert-me.privacy')} />
      </p>
    </div>
  )
}

/** An account has letters of all that it follows. */
function FromAccount({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <>
      <p>{words('alert-me.account')}</p>
      <p>
        <MoreLink href={href('newsletters-and-alerts', locale)} text={words('alert-me.sign-in')} />
      </p>
    </>
  )
}

/** Why nothing was sent, above the form. */
function Refusals({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  const problems = [
    { id: id('email'), text: words('alert-me.problem-email'), when: when('email') },
    { id: id('send'), text: words('alert-me.problem-person'), when: when('person') },
  ]
  return (
    <>
      <ProblemSummary title={words('alert-me.problems')} problems={problems} when={when('problems')} />
      <Trouble title={words('alert-me.busy')} text={words('alert-me.busy-text')} when={when('busy')} />
      <Trouble title={words('alert-me.unsent')} text={words('alert-me.unsent-text')} when={when('unsent')} />
    </>
  )
}
