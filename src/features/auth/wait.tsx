import { type MainWords } from '../../i18n/words'
import { Gate } from '../../ui/gate/gate'

/** While the provider is asked. Without JavaScript nothing more comes, so it says so. */
export function Wait({ words }: { words: MainWords }) {
  return (
    <Gate title={words('account.wait')} lead={<p>{words('account.wait-text')}</p>} isBusy>
      <noscript>
        <p>{words('account.script-text')}</p>
      </noscript>
    </Gate>
  )
}
