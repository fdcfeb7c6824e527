import { type NotesBlock } from '../../plan/show/notes'
import { Notes } from '../../ui/notes/notes'

type Props = Pick<NotesBlock, 'title' | 'notes'>

/** What the numbers in a text lead to, each with the way back. */
export const TextNotes = ({ title, notes }: Props) => (
  <Notes
    id="text_notes"
    title={title}
    notes={notes.map(({ id, words, url, back }) => ({
      ...{ id, backLabel: back },
      content: url === undefined ? words : <a href={url}>{words}</a>,
    }))}
  />
)
