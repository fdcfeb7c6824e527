import { type NavUpdate } from '../../../services/account/answers/navigator-answers'
import { type InsideProps } from '../inside-props'

type Props = Pick<NavUpdate, 'changeKind' | 'changeNote' | 'noteLang'> & Pick<InsideProps, 'words'>

/** What kind of change it was, and what its lawyers noted of it, in their language where the reader's has no note. */
export function ChangeNote({ changeKind, changeNote, noteLang, words }: Props) {
  const kind = words(`change.${changeKind}`)
  if (changeNote === null) return kind
  return (
    <>
      {kind}: <span lang={noteLang ?? undefined}>{changeNote}</span>
    </>
  )
}
