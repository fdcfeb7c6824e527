import { type Inline, type List, type Note, type RichText } from './rich-text'

/** The notes of a text, in their order. */
export const notesIn = (text: RichText): Note[] =>
  text.flatMap((part) => (part.kind === 'list' ? notesInList(part) : notesAmong(part.content)))

const notesInList = ({ items }: List): Note[] =>
  items.flatMap(({ content, below }) => [...notesAmong(content), ...below.flatMap(notesInList)])

const notesAmong = (content: readonly Inline[]): Note[] => content.filter((one) => one.kind === 'note')
