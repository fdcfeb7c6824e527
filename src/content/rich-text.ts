import { type LinkTarget } from './link-target'

/** All that a text of the firm can consist of. Never HTML: the code that shows it decides how each kind looks. */
export type RichText = RichTextPart[]
export type RichTextPart = Paragraph | Heading | List | Quote

export type Paragraph = { kind: 'paragraph'; content: Inline[] }
export type Heading = {
  kind: 'heading'
  level: 2 | 3 | 4
  /** Unique in its document. */ id: string
  content: Inline[]
}
export type List = { kind: 'list'; style: 'bullet' | 'number'; start: number; items: ListItem[] }
export type ListItem = { content: Inline[]; below: List[] }
export type Quote = { kind: 'quote'; content: Inline[] }

export type Inline = Words | LineBreak | Link | Note
export type Words = { kind: 'words'; text: string; marks: Mark[] }
export type Mark = 'bold' | 'italic' | 'subscript' | 'superscript'
export type LineBreak = { kind: 'line-break' }
/** A footnote: a word of explanation, or a citation with where it can be read. */
export type Note = { kind: 'note'; words: string; url?: string }
export type Link = { kind: 'link'; target: LinkTarget; content: (Words | LineBreak)[] }
