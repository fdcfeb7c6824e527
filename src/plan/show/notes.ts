import { type Locale } from '../../config/locales'
import { type Note } from '../../content/rich-text'
import { sharedWords } from '../../i18n/words'

/** Where a text has a note: a number that leads to it. */
type Mark = { kind: 'note'; id: string; number: string; label: string }
type ListedNote = { id: string; words: string; url?: string; back: string }

/** The notes of a page's text, below it. */
export type NotesBlock = { block: 'notes'; title: string; notes: ListedNote[] }

export type NoteList = { mark: (note: Note) => Mark; block: () => NotesBlock[] }

/** Numbers the notes of one page through all parts of its text. */
export function listNotes(locale: Locale): NoteList {
  const words = sharedWords(locale)
  const notes: ListedNote[] = []
  return {
    mark: ({ words: said, url }) => {
      const number = String(notes.length + 1)
      const id = `note_${number}`
      notes.push({ id, words: said, ...(url === undefined ? {} : { url }), back: words('body.back', { number }) })
      return { kind: 'note', id, number, label: words('body.note', { number }) }
    },
    block: () => (notes.length === 0 ? [] : [{ block: 'notes', title: words('body.notes'), notes }]),
  }
}

/** Where a text has no place for notes below it: what the note says follows the words. */
export const noteInWords = ({ words }: Note): { kind: 'words'; text: string; marks: [] } => ({
  ...{ kind: 'words', text: ` (${words})` },
  marks: [],
})
