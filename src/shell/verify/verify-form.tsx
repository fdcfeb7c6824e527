import { type LocaleIn } from '../../config/locales'
import { verifyFields, verifyPath } from '../../forms/verify'
import { mainWords } from '../../i18n/words'
import { Button } from '../../ui/button/button'
import { Form, TextField } from '../../ui/field/field'

const mostCharacters = 80

/** For those whose telephone does not read the square. */
export function VerifyForm({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <div className="words">
      <Form label={words('verify.title')} action={verifyPath} method="post">
        <TextField
          id="verify-code"
          name={verifyFields.code}
          label={words('verify.number')}
          hint={words('verify.number-hint')}
          maxLength={mostCharacters}
          autoComplete="off"
          required
        />
        <input type="hidden" name={verifyFields.locale} value={locale} />
        <div>
          <Button>{words('verify.look-up')}</Button>
        </div>
      </Form>
    </div>
  )
}
