import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { Condition } from '../../ui/condition/condition'

type Props = { isLate: boolean; locale: LocaleIn<'main'> }

export function ReviewState({ isLate, locale }: Props) {
  const words = mainWords(locale)
  return (
    <span data-state={isLate ? 'overdue' : 'current'}>
      <Condition kind={isLate ? 'bad' : 'good'}>{words(isLate ? 'navigator.overdue' : 'navigator.current')}</Condition>
    </span>
  )
}
