import { type NavColumns, sayQuestion } from '../../../access/nav-columns'
import { type ReportChoice } from '../../../forms/account-report'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type GridHead, type HeadTool } from '../../../ui/report-grid/report-grid'
import { neighbourOf, type ReportView } from './report-view'

type Seen = {
  columns: NavColumns
  choice: ReportChoice
  view: ReportView
  words: NavigatorWords
  notes: ReadonlyMap<string, string>
  canWrite: boolean
  /** Questions whose service is not open any more. */
  closed?: readonly number[]
}
type At = { list: keyof ReportChoice; id: number; isAcross: boolean }

export function nameOf(columns: NavColumns, list: keyof ReportChoice, id: number): string {
  const place = columns[list].id.indexOf(id)
  return list === 'jurisdictions' ? (columns.jurisdictions.name[place] ?? '') : sayQuestion(columns, place)
}

/** The name of a row or a column, and what can be done with it. */
export function toHead(seen: Seen, at: At): GridHead {
  const { columns, notes } = seen
  const { list, id } = at
  const name = nameOf(columns, list, id)
  const nothing = list === 'questions' ? sayGone(seen, id) : undefined
  const head = `${list === 'jurisdictions' ? 'j' : 'q'}${id}`
  return { id: head, name, note: notes.get(head), nothing, tools: toolsOf(seen, at, name) }
}

/** Of a question that is not open to its reader, or is not asked any more. */
function sayGone({ columns, closed = [], words }: Seen, id: number): string | undefined {
  if (closed.includes(id)) return words('report.closed')
  const isAsked = columns.questions.key[columns.questions.id.indexOf(id)] !== ''
  return isAsked ? undefined : words('report.withdrawn')
}

function toolsOf({ choice, view, words, canWrite }: Seen, { list, id, isAcross }: At, name: string): HeadTool[] {
  const place = { choice, view, list }
  const isPinned = view.pinned[list].includes(id)
  const tools: (HeadTool | false)[] = [
    neighbourOf(place, id, -1) !== undefined && {
      ...{
        act: 'back',
        icon: isAcross ? 'back' : 'up',
        label: words(isAcross ? 'report.left' : 'report.up', { name }),
      },
    },
    neighbourOf(place, id, 1) !== undefined && {
      ...{ act: 'forth', icon: isAcross ? 'arrow' : 'down' },
      label: words(isAcross ? 'report.right' : 'report.down', { name }),
    },
    { act: 'pin', icon: 'pin', label: words('report.pin', { name }), isOn: isPinned },
    canWrite && { act: 'note', icon: 'note', label: words('report.note-at', { name }) },
    { act: 'hide', icon: 'close', label: words('report.hide', { name }) },
  ]
  return tools.filter((tool) => tool !== false)
}
