import { type LocaleIn } from '../../config/locales'
import { type VerifyPart } from '../../forms/verify'
import { mainWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { Facts } from '../../ui/facts/facts'
import { Notice } from '../../ui/notice/notice'

type Props = { locale: LocaleIn<'main'> }

const waiting = (part: VerifyPart) => ({ hidden: true, tabIndex: -1, 'data-when': part })
const report: VerifyPart = 'report'
const fill = (name: string) => [<span key={name} data-fill={name} />]

/** Everything that may have to be said of a document, until the answer uncovers what is so. */
export function VerifyAnswers({ locale }: Props) {
  const words = mainWords(locale)
  return (
    <>
      <div {...waiting('genuine')}>
        <Notice title={words('verify.genuine')} isFirst>
          <p data-fill="finding" />
          <p>{words('verify.genuine-text')}</p>
        </Notice>
        {isIn('navigator', locale) && (
          <p hidden data-when={report}>
            <a href={href('navigator', locale)} data-lead="changes">
              {words('verify.changes')}
            </a>
          </p>
        )}
        <Facts
          look="columns"
          facts={[
            { term: words('verify.kind'), details: fill('kind') },
            { term: words('verify.number'), details: fill('number') },
            { term: words('verify.day'), details: fill('day') },
            { term: words('verify.today'), details: fill('today') },
          ]}
        />
      </div>
      {(['unknown', 'busy', 'unavailable'] as const).map((part) => (
        <div key={part} {...waiting(part)}>
          <Notice kind="warning" title={words(`verify.${part}`)} isFirst>
            <p>{words(`verify.${part}-text`)}</p>
          </Notice>
        </div>
      ))}
    </>
  )
}
