import { type LocaleIn } from '../../config/locales'
import { type AlertPart, alertMePath } from '../../forms/alert-me'
import { mainWords } from '../../i18n/words'
import { Button } from '../../ui/button/button'
import { Facts } from '../../ui/facts/facts'
import { Form } from '../../ui/field/field'
import { Notice } from '../../ui/notice/notice'
import { AlertMeForm } from './alert-me-form'

type Props = { locale: LocaleIn<'main'> }

const hidden = (part: AlertPart) => ({ hidden: true, 'data-when': part })
const waiting = (part: AlertPart) => ({ ...hidden(part), tabIndex: -1 })

const news = ['sent', 'confirmed'] as const
const refusals = ['unknown', 'gone', 'unavailable'] as const
const confirm: AlertPart = 'confirm'
const form: AlertPart = 'form'

/** Everything that may have to be said to somebody who asks for letters, until the answer uncovers what is so. */
export function AlertMeAnswers({ locale }: Props) {
  const words = mainWords(locale)
  return (
    <div id="alert_me">
      {[...news, ...refusals].map((part) => (
        <div key={part} {...waiting(part)}>
          <Notice {...(part in kinds ? { kind: 'warning' } : {})} title={words(`alert-me.${part}`)} isFirst>
            <p>{words(`alert-me.${part}-text`)}</p>
          </Notice>
        </div>
      ))}
      <div {...hidden(form)}>
        <Subject locale={locale} />
        <AlertMeForm locale={locale} />
      </div>
      <div className="words" {...hidden(confirm)}>
        <Subject locale={locale} />
        <Form label={words('alert-me.confirm')} action={alertMePath} method="post">
          <p>{words('alert-me.confirm-text')}</p>
          <div>
            <Button>{words('alert-me.confirm-button')}</Button>
          </div>
        </Form>
      </div>
    </div>
  )
}

const kinds = Object.fromEntries(refusals.map((part) => [part, true]))

const Subject = ({ locale }: Props) => (
  <Facts
    look="columns"
    facts={[{ term: mainWords(locale)('alert-me.about'), details: [<span key="about" data-fill="title" />] }]}
  />
)
