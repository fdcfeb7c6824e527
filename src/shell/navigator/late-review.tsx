import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type Dated } from '../../ui/link'
import { Notice } from '../../ui/notice/notice'

type Props = { name: string; due: Dated; isLate: boolean; locale: LocaleIn<'main'> }

/** A warning where the law may have moved on since somebody looked. */
export function LateReview({ name, due, isLate, locale }: Props) {
  if (!isLate) return null
  const words = mainWords(locale)
  return (
    <div className="wrap">
      <Notice kind="warning" title={words('navigator.overdue')}>
        <p>{words('navigator.late', { name, date: due.text })}</p>
      </Notice>
    </div>
  )
}
