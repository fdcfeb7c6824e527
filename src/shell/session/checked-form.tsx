import { type ComponentProps } from 'react'
import { type LocaleIn } from '../../config/locales'
import { LiveForm } from '../../ui/field/field'
import { FormProblems } from './form-problems'

/** What is to be put right in one field. */
export type FieldProblem = { id: string; text: string }

type Props = ComponentProps<typeof LiveForm> & { locale: LocaleIn<'main'>; problems?: readonly FieldProblem[] }

/** A form in which all that is to be put right is said above it, each leading to its field; each is said at its field too. */
export const CheckedForm = ({ locale, problems = [], children, ...form }: Props) => (
  <LiveForm {...form}>
    <FormProblems {...{ locale, problems }} />
    {children}
  </LiveForm>
)
