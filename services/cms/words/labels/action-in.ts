import { type AuditedAction, auditedActions } from '../../audit/record'
import { choices } from './choices'

/** What was done, as people say it: in the words by which the audit log is filtered. */
export function actionIn(what: AuditedAction, language: string): string {
  const said = auditedActions[what]
  const [fr = said, zh = said, en = said] = choices[said] ?? []
  return { fr, zh }[language] ?? en
}
