import { Contents } from '../contents/contents'
import { DataTable } from '../data-table/data-table'
import { exampleTable } from '../data-table/data-table.examples'
import { Notes } from '../notes/notes'
import { RichText } from '../rich-text/rich-text'
import { exampleText } from '../rich-text/rich-text.examples'
import { ArticleBody, SideNote, Wide } from './prose'

const notes = [
  {
    id: 'note-1',
    content: 'Regulation (EU) 2022/1925 of 14 September 2022 (Digital Markets Act), Article 24.',
    backLabel: 'Back to the text, 1',
  },
]

export const examples = {
  'a long text': (
    <ArticleBody aside={<Contents title="On this page" links={[{ href: '#power', text: 'The power' }]} />}>
      <RichText parts={exampleText.slice(0, 2)} />
      <SideNote>The comparable power in merger cases requires no showing of urgency.</SideNote>
      <RichText parts={exampleText.slice(2)} />
      <Wide>
        <DataTable {...exampleTable} isCompared />
      </Wide>
      <Notes id="notes" title="Notes" notes={notes} />
    </ArticleBody>
  ),
}
