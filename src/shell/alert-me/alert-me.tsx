import { type LocaleIn } from '../../config/locales'
import { alertFields, alertMePath } from '../../forms/alert-me'
import { mainWords } from '../../i18n/words'
import { Button } from '../../ui/button/button'
import { Form } from '../../ui/field/field'

type Props = {
  locale: LocaleIn<'main'>
  /** The page that it stands on, such as article-12. */
  of: string
}

/** Leads to the form on which letters about a page's subject are asked for. */
export function AlertMe({ locale, of }: Props) {
  const words = mainWords(locale)
  const said = words(of.startsWith('vacancy-') ? 'alert-me.jobs-button' : 'alert-me.button')
  return (
    <div className="wrap">
      <Form label={said} action={alertMePath} method="post">
        <input type="hidden" name={alertFields.about} value={of} />
        <input type="hidden" name={alertFields.locale} value={locale} />
        <div>
          <Button kind="quiet" icon="mail">
            {said}
          </Button>
        </div>
      </Form>
    </div>
  )
}
