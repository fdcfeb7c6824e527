import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { Notice } from '../../ui/notice/notice'
import { Press } from './press'

type Props = { locale: LocaleIn<'main'>; restore: () => void; settle: () => void }

/** What somebody had filled in before their session ended, to take again or to give up. */
export function UnsavedOffer({ locale, restore, settle }: Props) {
  const words = mainWords(locale)
  return (
    <Notice title={words('unsaved.title')}>
      <p>{words('unsaved.text')}</p>
      <Press kind="solid" onPress={restore}>
        {words('unsaved.restore')}
      </Press>
      <Press onPress={settle}>{words('unsaved.forget')}</Press>
    </Notice>
  )
}
