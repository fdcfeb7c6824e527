import { type NavColumns } from '../../access/nav-columns'
import { type ReportChoice } from '../../forms/account-report'
import { type NavigatorWords } from '../../i18n/load-navigator-words'
import { Press } from '../../shell/session/press'
import { Fold } from '../../ui/fold/fold'
import { KeptItem, KeptList } from '../../ui/kept-list/kept-list'

type Props = { columns: NavColumns; choice: ReportChoice; words: NavigatorWords; onChange: (to: ReportChoice) => void }

const lists = ['jurisdictions', 'questions'] as const

/** The order of columns and rows, by buttons. */
export const ReportOrder = (props: Props) => (
  <Fold title={props.words('report.order')} level={3} isOpen={false}>
    {lists.map((list) => (
      <Order key={list} {...props} list={list} />
    ))}
  </Fold>
)

function Order({ columns, choice, words, onChange, list }: Props & { list: keyof ReportChoice }) {
  const names = list === 'jurisdictions' ? columns.jurisdictions.name : columns.questions.text
  const nameOf = (id: number): string => names[columns[list].id.indexOf(id)] ?? ''
  /** Before the one above it. */
  const raise = (at: number) => {
    const ids = [...choice[list]]
    ids.splice(at - 1, 0, ...ids.splice(at, 1))
    onChange({ ...choice, [list]: ids })
  }
  const last = choice[list].length - 1
  return (
    <KeptList>
      {choice[list].map((id, at) => (
        <KeptItem
          key={id}
          title={nameOf(id)}
          acts={
            <>
              {at === 0 ? null : (
                <Press label={words('report.up', { name: nameOf(id) })} onPress={() => raise(at)}>
                  ↑
                </Press>
              )}
              {at === last ? null : (
                <Press label={words('report.down', { name: nameOf(id) })} onPress={() => raise(at + 1)}>
                  ↓
                </Press>
              )}
            </>
          }
        />
      ))}
    </KeptList>
  )
}
