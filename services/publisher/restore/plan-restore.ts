import { type LogRow } from '../../../src/plan/store/log-row'

/** What readers of an edition will see once an earlier release is back. */
export type BroughtBack = {
  edition: Pick<LogRow, 'type' | 'id' | 'locale'>
  /** As readers know it now, or knew it. */
  title: string
  /** An earlier edition again; nothing until publishing resumes; nothing, for it was withdrawn. */
  action: 'earlier' | 'absent' | 'withdrawn'
}

type Editions = ReadonlyMap<string, LogRow>

/** Which editions another release shows otherwise, by what each says of them. */
export function planRestore(then: Editions, now: Editions): BroughtBack[] {
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key): BroughtBack[] => {
    const [before, after] = [then.get(key), now.get(key)]
    const row = after ?? before
    if (!row || before?.seq === after?.seq) return []
    const { type, id, locale } = row
    return [{ edition: { type, id, locale }, title: titleOf(row), action: actionOf(before, after) }]
  })
}

function actionOf(before: LogRow | undefined, after: LogRow | undefined): BroughtBack['action'] {
  if (after === undefined) return 'withdrawn'
  return before === undefined ? 'absent' : 'earlier'
}

function titleOf({ type, id, document }: LogRow): string {
  const said = JSON.parse(document ?? '{}') as { title?: unknown; name?: unknown }
  const title = said.title ?? said.name
  return typeof title === 'string' ? title : `${type} ${id}`
}
