import { type ComponentProps } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { LiveForm, ProblemSummary } from '../../ui/field/field'

/** What is to be put right in one field. */
export type FieldProblem = { id: string; text: string }

type Props = ComponentProps<typeof LiveForm> & { locale: LocaleIn<'main'>; problems?: readonly FieldProblem[] }

/** A form in which all that is to be put right is said above it, each leading to its field; each is said at its field too. */
export const CheckedForm = ({ locale, problems = [], children, ...form }: Props) => (
  <LiveForm {...form}>
    {problems.length === 0 ? null : (
      <ProblemSummary title={mainWords(locale)('form.problems', { count: problems.length })} problems={problems} />
    )}
    {children}
  </LiveForm>
)
