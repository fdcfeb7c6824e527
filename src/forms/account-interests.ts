/** What somebody can be interested in, by its type in the log, in the order in which it is offered. */
export const subjectTypes = ['nav-jurisdiction', 'service', 'sector', 'topic'] as const
export type SubjectType = (typeof subjectTypes)[number]

export const mostInterests = 1000

const form = new RegExp(`^(${subjectTypes.join('|')})-([1-9]\\d{0,8})$`)

/** A subject by its name, such as topic-12. */
export function parseSubject(name: string): { type: SubjectType; id: number } | undefined {
  const [, type, id] = form.exec(name) ?? []
  return type === undefined ? undefined : { type: type as SubjectType, id: Number(id) }
}

export const toSubjectName = ({ type, id }: { type: string; id: number }): string => `${type}-${id}`
