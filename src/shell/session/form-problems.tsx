import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { ProblemSummary } from '../../ui/field/field'

type Props = { locale: LocaleIn<'main'>; problems: readonly { id: string; text: string }[] }

/** All that is to be put right, above the fields of a form; each is said at its field too. */
export function FormProblems({ locale, problems }: Props) {
  if (problems.length === 0) return null
  const title = mainWords(locale)('form.problems', { count: problems.length })
  return <ProblemSummary title={title} problems={problems} />
}
