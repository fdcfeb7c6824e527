/** Rich text as the editor's own nodes, so that a test says only what it is about. */
export type LexicalNode = { type: string; [name: string]: unknown }

export const marksOf = { bold: 1, italic: 2, strikethrough: 4, underline: 8, code: 16, subscript: 32, superscript: 64 }

const element = (type: string, children: unknown[], own: object = {}): LexicalNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...own,
})

export const lexical = {
  root: (...children: unknown[]) => ({ root: element('root', children) }),
  text: (text: string, ...marks: (keyof typeof marksOf)[]): LexicalNode => ({
    type: 'text',
    version: 1,
    detail: 0,
    mode: 'normal',
    style: '',
    text,
    format: marks.reduce((sum, mark) => sum + marksOf[mark], 0),
  }),
  lineBreak: (): LexicalNode => ({ type: 'linebreak', version: 1 }),
  paragraph: (...children: unknown[]) => element('paragraph', children, { textFormat: 0, textStyle: '' }),
  heading: (tag: string, ...children: unknown[]) => element('heading', children, { tag }),
  quote: (...children: unknown[]) => element('quote', children),
  list: (listType: string, ...children: unknown[]) =>
    element('list', children, { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 }),
  listItem: (...children: unknown[]) => element('listitem', children, { value: 1 }),
  webLink: (url: string, ...children: unknown[]) =>
    element('link', children, { version: 3, fields: { linkType: 'custom', newTab: false, url } }),
  footnote: (words: string, url: string | null = null): LexicalNode => ({
    type: 'inlineBlock',
    version: 1,
    fields: { id: '66', blockType: 'footnote', words, url },
  }),
  /** As the editor keeps it; the log names the target by type and id instead. */
  itemLink: (doc: unknown, ...children: unknown[]) =>
    element('link', children, { version: 3, fields: { linkType: 'internal', newTab: false, doc } }),
}
