'use client'

import { SelectField } from '@payloadcms/ui'
import { type SelectFieldClientComponent } from 'payload'
import { hasStatus } from '../../../src/content/nav-question'
import { useQuestionKind } from './use-question-kind'

/** Not there for a question that asks for a figure, a time or words. */
export const AnswerStatus: SelectFieldClientComponent = (props) => {
  const kind = useQuestionKind()
  return kind === undefined || hasStatus(kind) ? <SelectField {...props} /> : null
}
